import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  yourCountry: "votre pays",
  method: "Mode",
  arrives: "Délai",
  price: "Prix",
  freeFrom: "{price}, offerte dès {from}",
  costs: "{method} : {price}.",
  costsFreeFrom: "{method} : {price}, offerte dès {from} d’achat.",
  payment: "Vous avez le choix entre : {methods}.",
  between: ", ",
  returnPeriod: { one: "{count} jour", other: "{count} jours" },
};
