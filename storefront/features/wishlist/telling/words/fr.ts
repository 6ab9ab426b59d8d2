import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  full: "Liste d’envies pleine",
  wishlist: "Liste d’envies",
  counted: { one: "Liste d’envies, {count} article", other: "Liste d’envies, {count} articles" },
};
