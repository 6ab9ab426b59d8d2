import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  colour: "Colore",
  size: "Taglia",
  sizeGuide: "Guida alle taglie",
  allGuides: "Tutte le guide alle taglie",
  isSoldOut: ", esaurita",
  pictures: "Immagini",
  picturesOf: "Immagini del prodotto",
  view: "Vista {number}: {alt}",
  enlarge: "Ingrandisci: {alt}",
  byVendor: "{title} di {vendor}",
  soldOutAll: "Esaurito in tutte le taglie.",
  last: "Ultimo pezzo",
  lastIn: "Ultimo pezzo in {size}",
  left: "Solo {count} disponibili",
  leftIn: "Solo {count} in {size}",
  alsoLike: "Potrebbe piacerti anche",
  viewed: "Visti di recente",
};
