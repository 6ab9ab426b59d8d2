import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  back: "返回",
  clear: "清除",
  noItems: "没有商品",
  all: "全部",
  allNumber: "全部 {number} 位",
  any: "不限",
  categoryFirst: "请先选择分类",
  allKids: "全部儿童",
  allDepartments: "全部类别",
  allCategories: "全部分类",
  allTypes: "全部类型",
  jump: "跳至字母",
  optionsFailed: "暂时无法显示选项。",
  retry: "重试",
  minProblem: "该金额高于最高价，已清除。",
  maxProblem: "该金额低于最低价，已清除。",
};
