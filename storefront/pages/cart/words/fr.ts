import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  changed:
    "Votre panier a changé depuis votre dernière visite. Les changements sont indiqués à côté de chaque article ; passez la commande pour continuer.",
  summary: "Récapitulatif",
  signIn: "Connectez-vous",
  everywhere: "{signIn} pour retrouver ce panier sur tous vos appareils, ou commandez sans compte.",
  elsewhere: "Vous aviez ajouté des articles ailleurs ? {signIn}.",
  removed: "L’article a été retiré de votre panier.",
  toBegin: "Pour commencer",
};
