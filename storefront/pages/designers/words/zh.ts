import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  designers: "设计师",
  designersFor: "设计师：{department}",
  description: { other: "{title}：Vitrine 的全部 {count} 个品牌，从 A 到 Z。" },
  search: "搜索设计师",
  searchAmong: { other: "搜索 {count} 位设计师" },
  none: "没有名为“{query}”的设计师。",
  showAll: "显示全部设计师",
  byDepartment: "按类别查看设计师",
  all: "全部",
  byLetter: "按字母查找设计师",
  signs: "数字与符号",
};
