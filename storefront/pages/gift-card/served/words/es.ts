import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  betweenFractions: "Entre {least} y {most}, sin decimales.",
  betweenCents: "Entre {least} y {most}, sin céntimos.",
  bagFull: "Tu cesta está llena. Quita algo o compra antes.",
  unknown: "No conocemos ninguna tarjeta con este código. Compruébalo en el correo.",
  issued: "Emitida",
  spent: "Usada en un pedido",
  refunded: "Devuelta",
  cancelled: "Cancelada",
  amount: "Escribe un importe entero.",
  recipientName: "Escribe el nombre de quien la recibe.",
  recipientEmail: "Escribe su correo, como nombre@example.com.",
  senderName: "Escribe tu nombre para que sepa de quién viene.",
  message: "Escribe algo o déjalo vacío.",
  deliverOn: "Elige un día entre hoy y dentro de un año.",
  outOfBounds: "Elige entre {least} y {most}.",
  tooLong: "Es demasiado largo: acórtalo.",
  link: "No incluyas direcciones web ni de correo.",
};
