import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  newest: "Ajouts récents",
  "price-high": "Prix décroissant",
  "price-low": "Prix croissant",
  designer: "Créateur, de A à Z",
  "new-arrivals": "Nouveautés",
  women: "Femme",
  men: "Homme",
  kids: "Enfant",
  noForm: "Ce formulaire n’appartient pas à cette page.",
  notSaved: "Impossible d’enregistrer : votre liste est pleine ou l’article n’est plus vendu.",
  tooMany: "Trop de listes ont été créées depuis votre réseau. Connectez-vous ou réessayez dans une heure.",
  noList: "Il n’y a pas de liste à modifier.",
  saveFirst: "Enregistrez d’abord un article, puis partagez.",
  "no-such-cart": "Votre panier a expiré. Réessayez.",
  "no-such-item": "Cet article n’est plus dans votre liste.",
  "no-such-size": "Choisissez d’abord une taille.",
};
