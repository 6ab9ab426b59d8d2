import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  help: "Hilfe",
  updated: "Zuletzt geändert am {date}",
  perhaps: "Vielleicht haben Sie eine dieser Seiten gesucht; oder fragen Sie in eigenen Worten.",
  answers: "Antworten",
  nothing: "Zu „{find}“ gibt es hier nichts. Versuchen Sie es mit weniger Wörtern, oder wählen Sie unten.",
  found: { one: "{count} Antwort auf „{find}“", other: "{count} Antworten auf „{find}“" },
  search: "Hilfe durchsuchen",
  description: "Antworten zu Bestellung, Versand, Rückgabe, Größen und Zahlung, und wie Sie uns erreichen.",
  missing: "Diese Seite gibt es nicht",
  missingDescription: "Die Hilfe hat keine Seite dieses Namens.",
  orders: "Bestellungen",
  returns: "Rücksendungen",
  shopping: "Größen",
  about: "Vitrine",
  legal: "Rechtliches",
  startReturn: "Rücksendung beginnen",
  designers: "Designer",
  inEnglish: "Dieser Text ist auf Englisch.",
};
