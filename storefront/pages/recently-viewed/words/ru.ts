import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  title: "Недавно просмотренное",
  none: "Просмотренное хранится только в этом браузере. Пока здесь ничего нет.",
  start: "Начать просмотр",
};
