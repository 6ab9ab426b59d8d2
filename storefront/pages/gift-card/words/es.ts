import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  title: "Tarjetas regalo",
  ownTitle: "Tu tarjeta regalo",
  description:
    "Una tarjeta regalo de Vitrine: el importe que quieras, por correo el día que elijas, y no caduca nunca.",
  balanceTitle: "¿Cuánto hay en tu tarjeta?",
  balanceText:
    "Introduce el código de tu correo. Al pagar puedes usarlo entero o en parte; lo que no gastes se queda en la tarjeta.",
  start: "Empezar a comprar",
  ending: "Tarjeta terminada en {letters}",
  held: "De este saldo, {amount} están reservados para un pedido pendiente de pago.",
  history: "Movimientos",
  closed: "Introduce tu código para ver el saldo",
  showBalance: "Ver el saldo",
  code: "Código de la tarjeta regalo",
  forName: "Para {name}",
  text: "El importe que quieras, por correo, el día que elijas. No caduca nunca.",
  add: "Añadir a la cesta",
  amount: "Importe",
  other: "Otro",
  otherAmount: "Otro importe",
  theirName: "Nombre de quien la recibe",
  theirEmail: "Correo de quien la recibe",
  yourName: "Tu nombre",
  message: "Mensaje",
  sendOn: "Fecha de envío",
  sendHint: "Si la dejas en blanco, se envía en cuanto se pague.",
  kind: "Tarjeta regalo",
};
