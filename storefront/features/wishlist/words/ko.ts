import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  save: "위시리스트에 담기",
  saved: "위시리스트에 담김",
};
