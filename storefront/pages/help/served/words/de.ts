import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  yourCountry: "Ihr Land",
  method: "Versandart",
  arrives: "Lieferzeit",
  price: "Preis",
  freeFrom: "{price}, kostenlos ab {from}",
  costs: "{method}: {price}.",
  costsFreeFrom: "{method}: {price}, ab einem Bestellwert von {from} kostenlos.",
  payment: "Sie haben die Wahl zwischen: {methods}.",
  between: ", ",
  returnPeriod: { one: "{count} Tag", other: "{count} Tage" },
};
