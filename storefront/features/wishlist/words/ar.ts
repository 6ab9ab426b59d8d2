import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  save: "أضف إلى قائمة الأمنيات",
  saved: "في قائمة الأمنيات",
};
