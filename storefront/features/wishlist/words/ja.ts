import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  save: "お気に入りに追加",
  saved: "お気に入りに追加済み",
};
