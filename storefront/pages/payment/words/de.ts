import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  confirming: "Ihre Zahlung wird bestätigt",
  unfinished: "Die Zahlung ist noch nicht abgeschlossen. Setzen Sie sie fort oder wählen Sie eine andere Zahlungsart.",
  unanswered:
    "Ihre Bank hat noch nicht geantwortet. Diese Seite geht von selbst weiter; nichts wird doppelt abgebucht.",
  goOn: "Zahlung fortsetzen",
  lookAgain: "Erneut nachsehen",
  toCheckout: "Zurück zur Kasse",
  leaving: "Weiter zur Zahlung",
  payAt: "Sie zahlen bei {host} und kommen von dort zu uns zurück.",
  continue: "Weiter",
  isThisYou: "Sind Sie das?",
  test: "Testzahlung",
  paid: "Bezahlt",
  notPaid: "Nicht bezahlt",
  bankTitle: "{title} | Testbank",
  standIn:
    "Diese Seite steht für die einer Bank. Es fließt kein Geld: Genehmigen oder ablehnen Sie, und sehen Sie, was der Shop daraus macht.",
  wasPaid: "Die Zahlung ist erfolgt. Sie können zum Shop zurückkehren.",
  wasNotPaid: "Die Zahlung wurde nicht ausgeführt. Sie können zum Shop zurückkehren.",
  paidTo: "Empfänger",
  for: "Für",
  order: "Bestellung {number}",
  amount: "Betrag",
  yesMe: "Ja, das bin ich",
  notMe: "Nein, ablehnen",
  approve: "Genehmigen",
  decline: "Ablehnen",
  toShop: "Zurück zum Shop",
  scan: "Scannen und zahlen",
  scanText:
    "Scannen Sie den Code mit der App auf Ihrem Telefon und zahlen Sie {amount} für die Bestellung {number}. Diese Seite geht von selbst weiter.",
  codeFor: "Code zum Zahlen von {amount}",
  left: "Noch {time}",
  onPhone: "Schon auf dem Telefon? {open}.",
  openHere: "Zahlung hier öffnen",
  havePaid: "Ich habe bezahlt",
  otherWay: "Andere Zahlungsart wählen",
};
