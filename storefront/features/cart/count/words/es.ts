import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  bag: "Cesta",
  withItems: { one: "Cesta, {count} artículo", other: "Cesta, {count} artículos" },
};
