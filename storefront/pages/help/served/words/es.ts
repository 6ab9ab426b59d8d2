import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  yourCountry: "tu país",
  method: "Método",
  arrives: "Plazo",
  price: "Precio",
  freeFrom: "{price}, gratis desde {from}",
  costs: "{method}: {price}.",
  costsFreeFrom: "{method}: {price}, gratis en pedidos desde {from}.",
  payment: "Puedes elegir entre: {methods}.",
  between: ", ",
  returnPeriod: { one: "{count} día", other: "{count} días" },
};
