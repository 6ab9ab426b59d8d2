import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  check: "Проверьте: {title}",
  email: "Электронная почта",
  show: "Показать",
  hide: "Скрыть",
};
