import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  title: "Photos agrandies",
  previous: "Photo précédente",
  next: "Photo suivante",
  close: "Fermer",
  enlarge: "{alt}, agrandir",
  makeSmaller: "{alt}, réduire",
};
