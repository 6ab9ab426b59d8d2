import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  save: "Добавить в избранное",
  saved: "В избранном",
};
