import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  full: "Wishlist piena",
  wishlist: "Wishlist",
  counted: { one: "Wishlist, {count} articolo", other: "Wishlist, {count} articoli" },
};
