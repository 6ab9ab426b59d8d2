import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  search: "検索",
  resultsFor: "「{query}」の検索結果",
  searchDescription: "デザイナー、ウェア、シューズ、バッグ、アクセサリーを検索。",
  description: "{title}：一点ずつ選び抜いたデザイナーズアイテム。",
  tagged: "{title} – 「{tags}」",
  designers: "デザイナー",
  designersIn: "{title}のデザイナー",
  searchResults: "検索結果",
  results: { other: "{count}件の結果" },
  corrected: "「{corrected}」の検索結果を表示しています。「{query}」に該当する商品はありません。",
  fewerWords: "すべての語に該当する商品はありません。語を減らすと：",
  nothing:
    "該当する商品がありません。綴りを確認するか、語を減らす、または一般的な語でお試しください。こちらからもご覧いただけます。",
  popularDesigners: "人気のデザイナー",
  popularCategories: "人気のカテゴリー",
};
