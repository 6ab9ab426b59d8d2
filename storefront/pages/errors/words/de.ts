import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  missingTitle: "Diese Seite gibt es nicht",
  missingText:
    "Vielleicht ist der Artikel ausverkauft, oder die Adresse enthält einen Fehler. Suchen Sie, oder gehen Sie von hier aus weiter.",
  failedTitle: "Etwas ist schiefgegangen",
  failedText: "Der Fehler liegt bei uns. Versuchen Sie es gleich noch einmal; nichts ist verloren.",
  retry: "Erneut versuchen",
  newArrivals: "Neuheiten",
  women: "Damen",
  men: "Herren",
  kids: "Kinder",
  sale: "Sale",
};
