import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  save: "Aggiungi alla wishlist",
  saved: "Nella wishlist",
};
