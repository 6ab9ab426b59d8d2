import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  suggestions: "搜索建议",
  recent: "最近搜索",
  designers: "设计师",
  categories: "分类",
  products: "商品",
  popularDesigners: "热门设计师",
  popularCategories: "热门分类",
  popularProducts: "热门商品",
  clear: "清除",
  clearRecent: "清除搜索记录",
  didYouMean: "您是不是要找：{corrected}",
  searchFor: "搜索“{query}”",
  seeAll: { other: "查看“{query}”的全部 {count} 件商品" },
  nothing: "没有与“{query}”相关的建议。",
  count: { other: "{count} 条建议" },
};
