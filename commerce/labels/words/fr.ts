import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  standard: "Livraison standard",
  express: "Livraison express",
  days: { one: "{from} à {count} jour ouvré", other: "{from} à {count} jours ouvrés" },
  "vat-included": "Les prix incluent la TVA. Rien n’est à payer à la livraison.",
  "duties-included": "Les prix incluent les droits de douane et taxes. Rien n’est à payer à la livraison.",
  "duties-on-delivery":
    "Les droits de douane et taxes ne sont pas inclus ; le transporteur peut les demander à la livraison.",
  card: "Carte bancaire",
  redirect: "Payer sur une page sécurisée",
  qr: "Payer en scannant un code",
  "gift-card": "Carte cadeau",
  oneSize: "Taille unique",
};
