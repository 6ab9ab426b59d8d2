import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  title: "Vistos recientemente",
  none: "Lo que ves se guarda solo en este navegador. Todavía no hay nada.",
  start: "Empezar a explorar",
};
