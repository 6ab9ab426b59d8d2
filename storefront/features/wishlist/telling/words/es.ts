import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  full: "Lista de deseos llena",
  wishlist: "Lista de deseos",
  counted: { one: "Lista de deseos, {count} artículo", other: "Lista de deseos, {count} artículos" },
};
