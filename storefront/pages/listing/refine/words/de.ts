import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  back: "Zurück",
  clear: "Löschen",
  noItems: "Keine Artikel",
  all: "Alle",
  allNumber: "Alle {number}",
  any: "Beliebig",
  categoryFirst: "Wählen Sie zuerst eine Kategorie",
  allKids: "Alle Kinder",
  allDepartments: "Alle Abteilungen",
  allCategories: "Alle Kategorien",
  allTypes: "Alle Arten",
  jump: "Zu einem Buchstaben springen",
  optionsFailed: "Die Optionen können gerade nicht angezeigt werden.",
  retry: "Erneut versuchen",
  minProblem: "Der Betrag lag über dem Höchstpreis und wurde gelöscht.",
  maxProblem: "Der Betrag lag unter dem Mindestpreis und wurde gelöscht.",
};
