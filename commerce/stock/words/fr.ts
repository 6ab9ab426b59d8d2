import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  subject: "De retour en stock : {title}",
  text: "Vous nous aviez demandé de vous écrire dès le retour de {title} de {vendor} en taille {size}. C’est fait.",
  few: "Il n’y en a peut-être que quelques exemplaires, et nous ne pouvons pas en réserver.",
  see: "Voir dans votre taille",
  note: "Vous avez demandé ce seul e-mail. Nous ne vous écrirons plus à ce sujet.",
};
