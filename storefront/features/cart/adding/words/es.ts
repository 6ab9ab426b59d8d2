import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  add: "Añadir a la cesta",
  adding: "Añadiendo …",
  added: "Añadido a la cesta",
  soldOut: "Agotado",
  chooseSize: "Elige primero una talla.",
  unreached: "No ha llegado a la tienda. Comprueba tu conexión e inténtalo de nuevo.",
};
