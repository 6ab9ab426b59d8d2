import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  betweenFractions: "Zwischen {least} und {most}, ohne Nachkommastellen.",
  betweenCents: "Zwischen {least} und {most}, ohne Cent.",
  bagFull: "Ihr Warenkorb ist voll. Nehmen Sie etwas heraus, oder bestellen Sie zuerst.",
  unknown: "Wir kennen keine Karte mit diesem Code. Vergleichen Sie ihn mit der E-Mail.",
  issued: "Ausgestellt",
  spent: "Für eine Bestellung verwendet",
  refunded: "Zurückgebucht",
  cancelled: "Storniert",
  amount: "Geben Sie einen ganzen Betrag ein.",
  recipientName: "Geben Sie den Namen der beschenkten Person ein.",
  recipientEmail: "Geben Sie ihre E-Mail-Adresse ein, wie name@example.com.",
  senderName: "Geben Sie Ihren Namen ein, damit klar ist, von wem sie kommt.",
  message: "Schreiben Sie etwas, oder lassen Sie es leer.",
  deliverOn: "Wählen Sie einen Tag von heute bis in einem Jahr.",
  outOfBounds: "Wählen Sie zwischen {least} und {most}.",
  tooLong: "Das ist zu lang: Bitte kürzen.",
  link: "Bitte keine Web- oder E-Mail-Adressen.",
};
