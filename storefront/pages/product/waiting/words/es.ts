import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  noted: "Gracias. Escribiremos una sola vez a {email} cuando vuelva a estar disponible.",
  notedIn: "Gracias. Escribiremos una sola vez a {email} cuando {size} vuelva a estar disponible.",
  soldOut: "Este artículo está agotado.",
  soldOutIn: "{size} está agotada.",
  leave: "{soldOut} Déjanos tu correo y te escribiremos cuando vuelva.",
  leaveAny: "¿Tu talla está agotada? Déjanos tu correo y te escribiremos cuando vuelva.",
  size: "Talla",
  email: "Correo electrónico",
  submit: "Avísame cuando vuelva",
  sending: "Un momento",
  "invalid-email": "Escribe la dirección como name@example.com.",
  "in-stock": "Ya ha vuelto: recarga la página para comprarlo.",
  "no-such-size": "Esta talla ya no se ofrece.",
  limited: "Has pedido muchas tallas. Vuelve a intentarlo en una hora.",
};
