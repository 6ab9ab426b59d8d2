import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  placedSubject: "Ihre Bestellung {number}",
  thanks: "Vielen Dank für Ihre Bestellung.",
  ready: "Wir bereiten sie vor und schreiben Ihnen, sobald sie unterwegs ist.",
  readyStandard:
    "Wir bereiten sie vor und schreiben Ihnen, sobald sie unterwegs ist; der Standardversand dauert {from} bis {to} Werktage.",
  readyExpress:
    "Wir bereiten sie vor und schreiben Ihnen, sobald sie unterwegs ist; der Expressversand dauert {from} bis {to} Werktage.",
  byMail: "Sie müssen auf nichts warten: Geschenkkarten kommen per E-Mail.",
  delivery: "Versand",
  total: "Gesamtsumme",
  giftCard: "Mit Geschenkkarte bezahlt",
  address: "Lieferadresse",
  see: "Bestellung ansehen",
  placedNote: "Bestellnummer {number}. Bis zum Versand können Sie die Bestellung stornieren.",
  shippedSubject: "Ihre Bestellung {number} ist unterwegs",
  shipped: "Ihr Paket ist auf dem Weg.",
  tracking: "Die Sendungsnummer ist {tracking}.",
  goesTo: "Es geht an {address}.",
  cancelledSubject: "Ihre Bestellung {number} ist storniert",
  cancelled: "Ihre Bestellung ist storniert.",
  soldOut:
    "Ihre Zahlung erreichte uns, nachdem das letzte Stück verkauft war; wir konnten die Bestellung nicht für Sie halten. Das tut uns leid.",
  goesBack: "{amount} gehen dorthin zurück, woher sie kamen. Bei einer Bank kann das bis zu zehn Tage dauern.",
  nothingPaid: "Sie haben nichts bezahlt.",
  refundSubject: "Eine Erstattung für Ihre Bestellung {number}",
};
