import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  suggestions: "検索候補",
  recent: "最近の検索",
  designers: "デザイナー",
  categories: "カテゴリー",
  products: "商品",
  popularDesigners: "人気のデザイナー",
  popularCategories: "人気のカテゴリー",
  popularProducts: "人気の商品",
  clear: "消去",
  clearRecent: "検索履歴を消去",
  didYouMean: "もしかして：{corrected}",
  searchFor: "「{query}」を検索",
  seeAll: { other: "「{query}」の検索結果{count}件をすべて見る" },
  nothing: "「{query}」の候補はありません。",
  count: { other: "候補{count}件" },
};
