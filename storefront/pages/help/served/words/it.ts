import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  yourCountry: "il tuo paese",
  method: "Metodo",
  arrives: "Tempi",
  price: "Prezzo",
  freeFrom: "{price}, gratuita da {from}",
  costs: "{method}: {price}.",
  costsFreeFrom: "{method}: {price}, gratuita per ordini da {from}.",
  payment: "Puoi scegliere tra: {methods}.",
  between: ", ",
  returnPeriod: { one: "{count} giorno", other: "{count} giorni" },
};
