import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  bag: "Panier",
  withItems: { one: "Panier, {count} article", other: "Panier, {count} articles" },
};
