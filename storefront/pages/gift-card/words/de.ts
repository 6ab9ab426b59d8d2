import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  title: "Geschenkkarten",
  ownTitle: "Ihre Geschenkkarte",
  description: "Eine Vitrine-Geschenkkarte: jeder Betrag, per E-Mail am Tag Ihrer Wahl, und sie verfällt nie.",
  balanceTitle: "Wie viel ist auf Ihrer Karte?",
  balanceText:
    "Geben Sie den Code aus Ihrer E-Mail ein. An der Kasse zahlen Sie damit ganz oder teilweise; was Sie nicht ausgeben, bleibt darauf.",
  start: "Jetzt einkaufen",
  ending: "Karte mit Endung {letters}",
  held: "Davon sind {amount} für eine Bestellung reserviert, die auf Zahlung wartet.",
  history: "Verlauf",
  closed: "Geben Sie Ihren Code ein, um das Guthaben zu sehen",
  showBalance: "Guthaben anzeigen",
  code: "Code der Geschenkkarte",
  forName: "Für {name}",
  text: "Jeder Betrag, per E-Mail, am Tag Ihrer Wahl. Sie verfällt nie.",
  add: "In den Warenkorb",
  amount: "Betrag",
  other: "Anderer",
  otherAmount: "Anderer Betrag",
  theirName: "Name der beschenkten Person",
  theirEmail: "E-Mail der beschenkten Person",
  yourName: "Ihr Name",
  message: "Nachricht",
  sendOn: "Versanddatum",
  sendHint: "Ohne Datum wird sie nach der Zahlung sofort gesendet.",
  kind: "Geschenkkarte",
};
