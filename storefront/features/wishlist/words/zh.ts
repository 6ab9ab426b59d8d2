import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  save: "加入心愿单",
  saved: "已加入心愿单",
};
