import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  title: "Vitrine: Designerkleidung, Schuhe, Taschen und Accessoires",
  description:
    "Designerkleidung, Schuhe, Taschen und Accessoires für Damen, Herren und Kinder, Stück für Stück ausgewählt.",
  madeBy: "{product} von {designer}",
  play: "Film abspielen",
  pause: "Film anhalten",
};
