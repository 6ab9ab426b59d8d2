import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  standard: "Envío estándar",
  express: "Envío exprés",
  days: { one: "De {from} a {count} día laborable", other: "De {from} a {count} días laborables" },
  "vat-included": "Los precios incluyen el IVA. No hay nada que pagar en la entrega.",
  "duties-included": "Los precios incluyen aranceles e impuestos. No hay nada que pagar en la entrega.",
  "duties-on-delivery": "Los aranceles e impuestos no están incluidos; el transportista puede cobrarlos en la entrega.",
  card: "Tarjeta",
  redirect: "Pagar en una página segura",
  qr: "Pagar escaneando un código",
  "gift-card": "Tarjeta regalo",
  oneSize: "Talla única",
};
