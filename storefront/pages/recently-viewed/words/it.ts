import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  title: "Visti di recente",
  none: "Ciò che guardi resta solo in questo browser. Per ora non c’è nulla.",
  start: "Inizia a esplorare",
};
