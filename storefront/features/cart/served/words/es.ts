import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  gonePiece: "Un artículo que ya no se vende aquí",
  giftFor: "Para {name}",
  delivery: "Envío",
  deliveryTo: "Envío: {country}",
  days: { one: "{from}–{count} día laborable", other: "{from}–{count} días laborables" },
  noForm: "Ese formulario no es de esta página.",
  chooseSize: "Elige primero una talla.",
  notThere: "Ya no está en tu cesta.",
  notMoved: "No se ha podido mover: tu lista de deseos está llena o ya no se vende.",
  onlyLeft: { one: "Solo queda {count}.", other: "Solo quedan {count}." },
  "invalid-quantity": "Eso no es una cantidad.",
  unavailable: "Ya no se vende aquí.",
  "out-of-stock": "Esta talla se acaba de agotar.",
  "not-enough": "No quedan más de esta talla: tienes en tu cesta todo lo que hay.",
  limit: "Diez unidades de una talla como máximo.",
  full: "Tu cesta está llena: admite cien artículos distintos.",
  tooManyBags: "Se han creado demasiadas cestas desde tu red. Inicia sesión o inténtalo de nuevo en una hora.",
};
