import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  title: "Bewertungen",
  none: "Noch hat niemand bewertet. Wenn Sie es gekauft haben, wird Ihre die erste sein.",
  write: "Bewertung schreiben",
  count: { one: "{count} Bewertung", other: "{count} Bewertungen" },
  readAll: { one: "{count} Bewertung lesen", other: "Alle {count} Bewertungen lesen" },
  stars: { one: "{count} Stern", other: "{count} Sterne" },
  outOf: "{rating} von 5 Sternen",
  fits: "Fällt {fit} aus, laut {said} Bewertungen",
  fitsSmall: "klein",
  fitsRight: "passend",
  fitsLarge: "groß",
  small: "Klein",
  right: "Passend",
  large: "Groß",
  edited: "{date}, bearbeitet",
  verified: "Verifizierter Kauf",
  thanks: "Vielen Dank",
  thanksMany: {
    one: "Vielen Dank: {count} Person findet das hilfreich",
    other: "Vielen Dank: {count} finden das hilfreich",
  },
  helpful: "Hilfreich",
  helpfulCount: "Hilfreich ({votes})",
  report: "Melden",
  reported: "Gemeldet, vielen Dank",
};
