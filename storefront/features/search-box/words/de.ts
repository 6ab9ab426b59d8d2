import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  suggestions: "Vorschläge",
  recent: "Letzte Suchen",
  designers: "Designer",
  categories: "Kategorien",
  products: "Artikel",
  popularDesigners: "Beliebte Designer",
  popularCategories: "Beliebte Kategorien",
  popularProducts: "Besonders begehrt",
  clear: "Löschen",
  clearRecent: "Letzte Suchen löschen",
  didYouMean: "Meinten Sie {corrected}?",
  searchFor: "Nach „{query}“ suchen",
  seeAll: { one: "Das Ergebnis für „{query}“ ansehen", other: "Alle {count} Ergebnisse für „{query}“ ansehen" },
  nothing: "Keine Vorschläge für „{query}“.",
  count: { one: "{count} Vorschlag", other: "{count} Vorschläge" },
};
