import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  check: "Bitte prüfen: {title}",
  email: "E-Mail-Adresse",
  show: "Anzeigen",
  hide: "Verbergen",
};
