import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  notBought: "ご購入された方のみレビューできます。別のアカウントでご購入の場合は、そちらでログインしてください。",
  tooManyVotes: "投票が多すぎます。1 時間後にもう一度お試しください。",
  rating: "星 1 つから 5 つまででお選びください。",
  author: "2 文字以上のお名前をご入力ください。",
  title: "ひとことでまとめてください。",
  text: "商品の感想をお書きください。",
  fit: "サイズ感を選ぶか、空欄にしてください。",
  tooShort: "もう少し詳しくお書きください。",
  tooLong: "長すぎます。短くしてください。",
  link: "ウェブサイトやメールのアドレスは入力しないでください。",
  markup: "HTML を使わず、テキストのみでお書きください。",
  newest: "新着順",
  highest: "評価の高い順",
  lowest: "評価の低い順",
  helpful: "参考になった順",
  size: "サイズ {size}",
  fitsSmall: "小さめ",
  fitsRight: "サイズ通り",
  fitsLarge: "大きめ",
};
