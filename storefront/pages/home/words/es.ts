import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  title: "Vitrine: ropa, zapatos, bolsos y accesorios de diseñador",
  description: "Ropa, zapatos, bolsos y accesorios de diseñador para mujer, hombre y niños, elegidos pieza a pieza.",
  madeBy: "{product} de {designer}",
  play: "Reproducir la película",
  pause: "Pausar la película",
};
