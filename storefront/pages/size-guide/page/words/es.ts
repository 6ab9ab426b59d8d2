import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  women: "Mujer",
  men: "Hombre",
  kids: "Niños",
  womenTitle: "Guía de tallas de mujer",
  menTitle: "Guía de tallas de hombre",
  kidsTitle: "Guía de tallas infantil",
  description:
    "{title}: tallas de ropa, zapatos y accesorios en todos los sistemas, con medidas corporales y cómo tomarlas.",
  help: "Ayuda",
  lead: "Elige una columna para leer todas las tablas en ese sistema; lo recordamos en los listados y en los productos. Las tallas son las que cosen los diseñadores, así que el ajuste varía: {fit}, o {contact}.",
  leadFit: "qué significan las palabras",
  leadContact: "pídenos que midamos una pieza",
  guides: "Guías de tallas",
  charts: "Tablas",
};
