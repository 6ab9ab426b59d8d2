import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  description: "{title} de {vendor} en {colour}. {type} de diseño en Vitrine.",
  view: "{title}, vista {number}",
  shopAll: "Ver todo: {type}",
  details: "Detalles",
  chooseSize: "Elige primero una talla.",
  delivery: "Envío",
  express: "Exprés",
  returns: "Devoluciones",
  returnDays: { one: "Hasta {count} día después de la entrega", other: "Hasta {count} días después de la entrega" },
  "vat-included": "IVA incluido",
  "duties-included": "Aranceles e impuestos incluidos",
  "duties-on-delivery": "Aranceles no incluidos",
  arrival: "{dates}, {price}",
  free: "gratis",
  foldIn: "Envíos y devoluciones: {country}",
  fold: "Envíos y devoluciones",
  sendBack: {
    one: "Devuelve lo que no te quedes hasta {count} día después de la entrega, sin usar y con sus etiquetas.",
    other: "Devuelve lo que no te quedes hasta {count} días después de la entrega, sin usar y con sus etiquetas.",
  },
  method: "{name}: {days}, {price}",
  methodFree: "{name}: {days}, {price}, gratis desde {free}",
};
