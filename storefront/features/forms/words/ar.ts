import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  check: "يرجى التحقق: {title}",
  email: "البريد الإلكتروني",
  show: "إظهار",
  hide: "إخفاء",
};
