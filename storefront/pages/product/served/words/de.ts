import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  description: "{title} von {vendor} in {colour}. Designermode bei Vitrine: {type}.",
  view: "{title}, Ansicht {number}",
  shopAll: "Alle ansehen: {type}",
  details: "Details",
  chooseSize: "Wählen Sie zuerst eine Größe.",
  delivery: "Lieferung",
  express: "Express",
  returns: "Rücksendung",
  returnDays: { one: "Innerhalb von {count} Tag nach Erhalt", other: "Innerhalb von {count} Tagen nach Erhalt" },
  "vat-included": "Inkl. MwSt.",
  "duties-included": "Inkl. Zoll und Steuern",
  "duties-on-delivery": "Zzgl. Zoll",
  arrival: "{dates}, {price}",
  free: "kostenlos",
  foldIn: "Lieferung und Rücksendung: {country}",
  fold: "Lieferung und Rücksendung",
  sendBack: {
    one: "Senden Sie zurück, was Sie nicht behalten: innerhalb von {count} Tag nach Erhalt, ungetragen und mit Etikett.",
    other:
      "Senden Sie zurück, was Sie nicht behalten: innerhalb von {count} Tagen nach Erhalt, ungetragen und mit Etikett.",
  },
  method: "{name}: {days}, {price}",
  methodFree: "{name}: {days}, {price}, kostenlos ab {free}",
};
