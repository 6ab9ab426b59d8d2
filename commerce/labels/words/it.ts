import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  standard: "Spedizione standard",
  express: "Spedizione express",
  days: { one: "{from}–{count} giorno lavorativo", other: "{from}–{count} giorni lavorativi" },
  "vat-included": "I prezzi includono l’IVA. Nulla da pagare alla consegna.",
  "duties-included": "I prezzi includono dazi e imposte. Nulla da pagare alla consegna.",
  "duties-on-delivery": "Dazi e imposte non sono inclusi; il corriere può richiederli alla consegna.",
  card: "Carta",
  redirect: "Paga su una pagina sicura",
  qr: "Paga scansionando un codice",
  "gift-card": "Carta regalo",
  oneSize: "Taglia unica",
};
