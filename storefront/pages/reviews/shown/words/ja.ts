import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  title: "レビュー",
  none: "レビューはまだありません。ご購入された方は、ぜひ最初のレビューをお寄せください。",
  write: "レビューを書く",
  count: { other: "レビュー {count} 件" },
  readAll: { other: "{count} 件のレビューをすべて読む" },
  stars: { other: "星 {count} つ" },
  outOf: "5 段階中 {rating}",
  fits: "{said} 名の方が{fit}と回答",
  fitsSmall: "小さめ",
  fitsRight: "サイズ通り",
  fitsLarge: "大きめ",
  small: "小さめ",
  right: "サイズ通り",
  large: "大きめ",
  edited: "{date}（編集済み）",
  verified: "購入者",
  thanks: "ありがとうございます",
  thanksMany: { other: "ありがとうございます：{count} 名が参考になったと回答" },
  helpful: "参考になった",
  helpfulCount: "参考になった（{votes}）",
  report: "報告する",
  reported: "ご報告ありがとうございます",
};
