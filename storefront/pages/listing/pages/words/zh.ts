import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  search: "搜索",
  resultsFor: "“{query}”的搜索结果",
  searchDescription: "搜索设计师、服装、鞋履、包袋与配饰。",
  description: "{title}：逐件精选的设计师单品。",
  tagged: "{title} – 标签“{tags}”",
  designers: "设计师",
  designersIn: "{title}的设计师",
  searchResults: "搜索结果",
  results: { other: "{count} 个结果" },
  corrected: "以下是“{corrected}”的结果。没有与“{query}”相符的商品。",
  fewerWords: "没有同时符合所有词语的商品。减少词语试试：",
  nothing: "没有相符的结果。请检查拼写，尝试更少或更常用的词语，或从这里看看。",
  popularDesigners: "热门设计师",
  popularCategories: "热门分类",
};
