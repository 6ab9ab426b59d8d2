import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  placedSubject: "Tu pedido {number}",
  thanks: "Gracias por tu pedido.",
  ready: "Lo estamos preparando y te escribiremos cuando salga.",
  readyStandard:
    "Lo estamos preparando y te escribiremos cuando salga; el envío estándar tarda de {from} a {to} días laborables.",
  readyExpress:
    "Lo estamos preparando y te escribiremos cuando salga; el envío exprés tarda de {from} a {to} días laborables.",
  byMail: "No hay nada que esperar: las tarjetas regalo llegan por correo electrónico.",
  delivery: "Envío",
  total: "Total",
  giftCard: "Pagado con tarjeta regalo",
  address: "Dirección de entrega",
  see: "Ver tu pedido",
  placedNote: "Número de pedido {number}. Puedes cancelarlo hasta que lo enviemos.",
  shippedSubject: "Tu pedido {number} está en camino",
  shipped: "Tu paquete ya ha salido.",
  tracking: "Su número de seguimiento es {tracking}.",
  goesTo: "Va a {address}.",
  cancelledSubject: "Tu pedido {number} está cancelado",
  cancelled: "Tu pedido está cancelado.",
  soldOut:
    "Tu pago nos llegó después de venderse la última pieza, así que no pudimos guardarte el pedido. Lo sentimos.",
  goesBack: "Te devolvemos {amount} por el mismo medio de pago. Un banco puede tardar hasta diez días.",
  nothingPaid: "No has pagado nada.",
  refundSubject: "Un reembolso de tu pedido {number}",
};
