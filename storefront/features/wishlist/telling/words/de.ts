import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  full: "Wunschliste voll",
  wishlist: "Wunschliste",
  counted: { one: "Wunschliste, {count} Artikel", other: "Wunschliste, {count} Artikel" },
};
