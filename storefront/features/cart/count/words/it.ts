import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  bag: "Carrello",
  withItems: { one: "Carrello, {count} articolo", other: "Carrello, {count} articoli" },
};
