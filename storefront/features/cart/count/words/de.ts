import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  bag: "Warenkorb",
  withItems: { one: "Warenkorb, {count} Artikel", other: "Warenkorb, {count} Artikel" },
};
