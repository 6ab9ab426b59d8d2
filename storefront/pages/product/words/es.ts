import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  colour: "Color",
  size: "Talla",
  sizeGuide: "Guía de tallas",
  allGuides: "Todas las guías de tallas",
  isSoldOut: ", agotada",
  pictures: "Fotos",
  picturesOf: "Fotos del producto",
  view: "Vista {number}: {alt}",
  enlarge: "Ampliar: {alt}",
  byVendor: "{title} de {vendor}",
  soldOutAll: "Agotado en todas las tallas.",
  last: "Última unidad",
  lastIn: "Última unidad en {size}",
  left: "Solo quedan {count}",
  leftIn: "Solo quedan {count} en {size}",
  alsoLike: "También te puede gustar",
  viewed: "Vistos recientemente",
};
