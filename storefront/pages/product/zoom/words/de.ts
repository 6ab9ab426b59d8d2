import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  title: "Vergrößerte Bilder",
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  close: "Schließen",
  enlarge: "{alt}, vergrößern",
  makeSmaller: "{alt}, verkleinern",
};
