export const en = {
  standard: "Standard delivery",
  express: "Express delivery",
  days: { one: "{from} to {count} working day", other: "{from} to {count} working days" },
  "vat-included": "Prices include VAT. There is nothing to pay on delivery.",
  "duties-included": "Prices include import duties and taxes. There is nothing to pay on delivery.",
  "duties-on-delivery": "Import duties and taxes are not included; the carrier may ask for them on delivery.",
  card: "Card",
  redirect: "Pay on a secure page",
  qr: "Scan a code to pay",
  "gift-card": "Gift card",
  oneSize: "Only One Size",
} as const;
