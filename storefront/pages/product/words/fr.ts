import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  colour: "Couleur",
  size: "Taille",
  sizeGuide: "Guide des tailles",
  allGuides: "Tous les guides des tailles",
  isSoldOut: ", épuisé",
  pictures: "Photos",
  picturesOf: "Photos du produit",
  view: "Vue {number} : {alt}",
  enlarge: "Agrandir : {alt}",
  byVendor: "{title} {vendor}",
  soldOutAll: "Épuisé dans toutes les tailles.",
  last: "Dernière pièce",
  lastIn: "Dernière pièce en {size}",
  left: "Plus que {count} en stock",
  leftIn: "Plus que {count} en {size}",
  alsoLike: "Vous aimerez aussi",
  viewed: "Vus récemment",
};
