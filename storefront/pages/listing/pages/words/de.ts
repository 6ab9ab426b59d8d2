import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  search: "Suche",
  resultsFor: "Ergebnisse für {query}",
  searchDescription: "Suchen Sie Designer, Kleidung, Schuhe, Taschen und Accessoires.",
  description: "{title}: Designerstücke, einzeln ausgewählt.",
  tagged: "{title} – Mit „{tags}“",
  designers: "Designer",
  designersIn: "Designer: {title}",
  searchResults: "Suchergebnisse",
  results: { one: "{count} Ergebnis", other: "{count} Ergebnisse" },
  corrected: "Ergebnisse für {corrected}. Zu „{query}“ gibt es nichts.",
  fewerWords: "Zu all diesen Wörtern gibt es nichts. Mit weniger Wörtern:",
  nothing:
    "Dazu gibt es nichts. Prüfen Sie die Schreibweise, versuchen Sie weniger oder geläufigere Wörter, oder sehen Sie sich hier um.",
  popularDesigners: "Beliebte Designer",
  popularCategories: "Beliebte Kategorien",
};
