import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  title: "Recensioni",
  none: "Ancora nessuna recensione. Se l’hai acquistato, la tua sarà la prima.",
  write: "Scrivi una recensione",
  count: { one: "{count} recensione", other: "{count} recensioni" },
  readAll: { one: "Leggi {count} recensione", other: "Leggi tutte le {count} recensioni" },
  stars: { one: "{count} stella", other: "{count} stelle" },
  outOf: "{rating} stelle su 5",
  fits: "Vestibilità: {fit}, secondo {said} recensioni",
  fitsSmall: "piccola",
  fitsRight: "regolare",
  fitsLarge: "grande",
  small: "Piccola",
  right: "Regolare",
  large: "Grande",
  edited: "{date}, modificata",
  verified: "Acquisto verificato",
  thanks: "Grazie",
  thanksMany: { one: "Grazie: {count} persona la trova utile", other: "Grazie: {count} persone la trovano utile" },
  helpful: "Utile",
  helpfulCount: "Utile ({votes})",
  report: "Segnala",
  reported: "Segnalata, grazie",
};
