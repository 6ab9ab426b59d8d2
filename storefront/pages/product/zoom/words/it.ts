import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  title: "Immagini ingrandite",
  previous: "Immagine precedente",
  next: "Immagine successiva",
  close: "Chiudi",
  enlarge: "{alt}, ingrandisci",
  makeSmaller: "{alt}, riduci",
};
