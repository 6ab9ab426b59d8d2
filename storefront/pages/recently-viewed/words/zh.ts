import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  title: "最近浏览",
  none: "您的浏览记录仅保存在此浏览器中，目前还没有内容。",
  start: "开始浏览",
};
