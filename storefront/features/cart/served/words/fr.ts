import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  gonePiece: "Un article qui n’est plus vendu ici",
  giftFor: "Pour {name}",
  delivery: "Livraison",
  deliveryTo: "Livraison : {country}",
  days: { one: "{from}–{count} jour ouvré", other: "{from}–{count} jours ouvrés" },
  noForm: "Ce formulaire n’appartient pas à cette page.",
  chooseSize: "Choisissez d’abord une taille.",
  notThere: "Cet article n’est plus dans votre panier.",
  notMoved: "Impossible de déplacer l’article : votre liste d’envies est pleine ou il n’est plus vendu.",
  onlyLeft: { one: "Plus que {count} en stock.", other: "Plus que {count} en stock." },
  "invalid-quantity": "Ce n’est pas une quantité.",
  unavailable: "Cet article n’est plus vendu ici.",
  "out-of-stock": "Cette taille vient d’être épuisée.",
  "not-enough": "Il n’y en a plus dans cette taille : tout ce qui reste est dans votre panier.",
  limit: "Dix pièces par taille au maximum dans un panier.",
  full: "Votre panier est plein : il contient cent articles différents au maximum.",
  tooManyBags: "Trop de paniers ont été créés depuis votre réseau. Connectez-vous ou réessayez dans une heure.",
};
