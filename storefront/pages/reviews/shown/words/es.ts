import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  title: "Opiniones",
  none: "Todavía no hay opiniones. Si lo has comprado, la tuya será la primera.",
  write: "Escribir una opinión",
  count: { one: "{count} opinión", other: "{count} opiniones" },
  readAll: { one: "Leer {count} opinión", other: "Leer las {count} opiniones" },
  stars: { one: "{count} estrella", other: "{count} estrellas" },
  outOf: "{rating} de 5 estrellas",
  fits: "Tallaje {fit}, según {said} opiniones",
  fitsSmall: "pequeño",
  fitsRight: "normal",
  fitsLarge: "grande",
  small: "Pequeño",
  right: "Talla normal",
  large: "Grande",
  edited: "{date}, editada",
  verified: "Compra verificada",
  thanks: "Gracias",
  thanksMany: {
    one: "Gracias: a {count} persona le resulta útil",
    other: "Gracias: a {count} personas les resulta útil",
  },
  helpful: "Útil",
  helpfulCount: "Útil ({votes})",
  report: "Denunciar",
  reported: "Denunciada, gracias",
};
