import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  requested: "Wartet auf Ihr Paket",
  sent: "Unterwegs zu uns",
  received: "Angekommen",
  refunded: "Erstattet",
  refused: "Nicht angenommen",
  cancelled: "Storniert",
  requestedNext:
    "Drucken Sie das Etikett, kleben Sie es auf das Paket und geben Sie es bei einer Post oder Annahmestelle ab.",
  sentNext: "Wir schreiben Ihnen, sobald es hier ist, meist innerhalb von fünf Werktagen.",
  receivedNext: "Wir prüfen den Inhalt. Die Erstattung folgt innerhalb von drei Werktagen.",
  refundedNext:
    "Das Geld ist unterwegs. Bei Banken kann es bis zu zehn Tage dauern; eine Geschenkkarte kommt sofort per E-Mail.",
  refusedNext: "Wir konnten es nicht zurücknehmen und haben Ihnen geschrieben, warum.",
  cancelledNext: "Es ist nichts zu senden. Sie können eine neue Rücksendung beginnen, solange die Frist läuft.",
  some: "{accepted} von {announced}",
  tooLateNow: "Das ist nicht mehr möglich.",
  enterNumber: "Geben Sie Ihre Bestellnummer ein, wie V0123456789.",
  enterEmail: "Geben Sie die E-Mail-Adresse ein, mit der Sie bestellt haben.",
  unknown: "Wir kennen keine Bestellung mit dieser Nummer und E-Mail-Adresse. Beides steht in der Bestätigungs-E-Mail.",
  nothingChosen: "Wählen Sie aus, was Sie zurücksenden.",
  noReason: "Wählen Sie für jedes Stück einen Grund.",
  tooMany: "So viele können nicht mehr zurückgesendet werden. Prüfen Sie Ihre Auswahl.",
  notDelivered: "Diese Bestellung ist noch nicht zugestellt. Danach können Sie zurücksenden, was Sie nicht behalten.",
  tooLate: "Diese Bestellung konnte bis zum {date} zurückgesendet werden.",
  nothingLeft: "Alles, was von dieser Bestellung zurückgehen kann, ist schon unterwegs oder zurück.",
};
