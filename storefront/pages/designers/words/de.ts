import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  designers: "Designer",
  designersFor: "Designer: {department}",
  description: {
    one: "{title}: {count} Name bei Vitrine, von A bis Z.",
    other: "{title}: alle {count} Namen bei Vitrine, von A bis Z.",
  },
  search: "Designer suchen",
  searchAmong: { one: "In {count} Designer suchen", other: "In {count} Designern suchen" },
  none: "Kein Designer passt zu „{query}“.",
  showAll: "Alle Designer anzeigen",
  byDepartment: "Designer nach Abteilung",
  all: "Alle",
  byLetter: "Designer nach Buchstabe",
  signs: "Ziffern und Zeichen",
};
