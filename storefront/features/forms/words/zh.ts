import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  check: "请检查：{title}",
  email: "电子邮箱",
  show: "显示",
  hide: "隐藏",
};
