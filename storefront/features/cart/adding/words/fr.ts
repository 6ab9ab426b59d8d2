import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  add: "Ajouter au panier",
  adding: "Ajout en cours …",
  added: "Ajouté au panier",
  soldOut: "Épuisé",
  chooseSize: "Choisissez d’abord une taille.",
  unreached: "La boutique n’a pas pu être jointe. Vérifiez votre connexion et réessayez.",
};
