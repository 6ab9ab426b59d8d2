import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  save: "Añadir a la lista de deseos",
  saved: "En la lista de deseos",
};
