import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  startedSubject: "Ihre Rücksendung {number}",
  started: {
    one: "Sie senden {count} Stück der Bestellung {order} zurück.",
    other: "Sie senden {count} Stücke der Bestellung {order} zurück.",
  },
  print: "Drucken Sie das Etikett aus, kleben Sie es auf das Paket und geben Sie es bis zum {date} ab.",
  thenGiftCard: "Sobald es hier und alles in Ordnung ist, senden wir Ihnen eine Geschenkkarte.",
  thenPayment: "Sobald es hier und alles in Ordnung ist, geht das Geld dorthin zurück, woher es kam.",
  startedAction: "Etikett und Status",
  startedNote: "Der Link öffnet Ihre Rücksendung ohne Anmeldung: Behalten Sie ihn für sich.",
  cancelledSubject: "Ihre Rücksendung {number} ist storniert",
  cancelled: "Sie haben diese Rücksendung storniert: Es ist nichts zu senden.",
  another: "Sie können eine neue beginnen, solange die Frist läuft.",
  receivedSubject: "Ihre Rücksendung {number} ist angekommen",
  received: "Ihr Paket ist da. Wir prüfen den Inhalt und schreiben Ihnen innerhalb von drei Werktagen wieder.",
  refundedSubject: "Ihre Erstattung für {number}",
  onGiftCard: "Wir haben {amount} auf eine Geschenkkarte gebucht, die in einer eigenen E-Mail kommt.",
  goesBack:
    "{amount} gehen dorthin zurück, von wo Sie bezahlt haben. Bei Banken kann es bis zu zehn Tage dauern, bis Sie es sehen.",
  lessThanAll:
    "Nicht alles, was Sie angemeldet hatten, war im Paket oder in Ordnung; deshalb ist es weniger als der volle Betrag.",
  refusedSubject: "Wir können Ihre Rücksendung {number} nicht annehmen",
  refused: "Wir haben Ihr Paket geprüft und können den Inhalt nicht zurücknehmen.",
  reason: "Der Grund: {reason}",
  onItsWay: "Es ist auf dem Weg zurück zu Ihnen. Antworten Sie auf diese E-Mail, wenn Sie nicht einverstanden sind.",
  cardMessage: "Für Ihre Rücksendung {number}",
};
