import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  title: "Avis",
  none: "Personne n’a encore donné son avis. Si vous l’avez acheté, le vôtre sera le premier.",
  write: "Donner un avis",
  count: { one: "{count} avis", other: "{count} avis" },
  readAll: { one: "Lire l’avis ({count})", other: "Lire les {count} avis" },
  stars: { one: "{count} étoile", other: "{count} étoiles" },
  outOf: "{rating} étoiles sur 5",
  fits: "Taille {fit}, selon {said} avis",
  fitsSmall: "petit",
  fitsRight: "normalement",
  fitsLarge: "grand",
  small: "Petit",
  right: "Taille normale",
  large: "Grand",
  edited: "{date}, modifié",
  verified: "Achat vérifié",
  thanks: "Merci",
  thanksMany: {
    one: "Merci : {count} personne trouve cela utile",
    other: "Merci : {count} personnes trouvent cela utile",
  },
  helpful: "Utile",
  helpfulCount: "Utile ({votes})",
  report: "Signaler",
  reported: "Signalé, merci",
};
