import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  description: "{title} di {vendor}, colore {colour}. {type} firmati su Vitrine.",
  view: "{title}, vista {number}",
  shopAll: "Vedi tutto: {type}",
  details: "Dettagli",
  chooseSize: "Scegli prima una taglia.",
  delivery: "Spedizione",
  express: "Express",
  returns: "Resi",
  returnDays: { one: "Entro {count} giorno dalla consegna", other: "Entro {count} giorni dalla consegna" },
  "vat-included": "IVA inclusa",
  "duties-included": "Dazi e tasse inclusi",
  "duties-on-delivery": "Dazi non inclusi",
  arrival: "{dates}, {price}",
  free: "gratuita",
  foldIn: "Spedizione e resi: {country}",
  fold: "Spedizione e resi",
  sendBack: {
    one: "Rendi ciò che non tieni entro {count} giorno dalla consegna, non indossato e con i cartellini.",
    other: "Rendi ciò che non tieni entro {count} giorni dalla consegna, non indossato e con i cartellini.",
  },
  method: "{name}: {days}, {price}",
  methodFree: "{name}: {days}, {price}, gratuita da {free}",
};
