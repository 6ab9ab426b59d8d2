import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  breadcrumb: "当前位置",
  close: "关闭",
  optional: "（选填）",
  was: "原价",
  now: "现价",
  newSeason: "当季新品",
  search: "搜索",
  searchHere: "搜索…",
  submitSearch: "提交搜索。",
  clearSearch: "清除搜索内容。",
  save: "收藏 {title}",
  notSaved: "无法保存，请稍后再试。",
};
