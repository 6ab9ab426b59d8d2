import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  notBought: "Solo pueden opinar quienes lo han comprado. Si lo compraste con otra cuenta, inicia sesión en ella.",
  tooManyVotes: "Han sido muchos votos. Vuelve dentro de una hora.",
  rating: "Elige de una a cinco estrellas.",
  author: "Escribe el nombre de firma, de al menos 2 letras.",
  title: "Resúmelo en pocas palabras.",
  text: "Cuenta a los demás cómo es.",
  fit: "Elige cómo queda o déjalo en blanco.",
  tooShort: "Es un poco corto: escribe algo más.",
  tooLong: "Es demasiado largo: acórtalo.",
  link: "No incluyas direcciones web ni de correo.",
  markup: "Escribe texto sin HTML.",
  newest: "Más recientes",
  highest: "Mejor valoradas",
  lowest: "Peor valoradas",
  helpful: "Más útiles",
  size: "Talla {size}",
  fitsSmall: "Talla pequeño",
  fitsRight: "Talla normal",
  fitsLarge: "Talla grande",
};
