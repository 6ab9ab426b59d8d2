import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  standard: "Standardlieferung",
  express: "Expresslieferung",
  days: { one: "{from} bis {count} Werktag", other: "{from} bis {count} Werktage" },
  "vat-included": "Die Preise enthalten die MwSt. Bei der Lieferung ist nichts zu zahlen.",
  "duties-included": "Die Preise enthalten Zölle und Steuern. Bei der Lieferung ist nichts zu zahlen.",
  "duties-on-delivery": "Zölle und Steuern sind nicht enthalten; der Zusteller kann sie bei der Lieferung verlangen.",
  card: "Karte",
  redirect: "Auf einer sicheren Seite zahlen",
  qr: "Per QR-Code zahlen",
  "gift-card": "Geschenkkarte",
  oneSize: "Einheitsgröße",
};
