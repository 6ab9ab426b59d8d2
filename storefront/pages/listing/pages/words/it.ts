import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  search: "Ricerca",
  resultsFor: "Risultati per {query}",
  searchDescription: "Cerca designer, abbigliamento, scarpe, borse e accessori.",
  description: "{title}: capi firmati, scelti uno a uno.",
  tagged: "{title} – Con “{tags}”",
  designers: "Designer",
  designersIn: "Designer: {title}",
  searchResults: "risultati di ricerca",
  results: { one: "{count} risultato", other: "{count} risultati" },
  corrected: "Risultati per {corrected}. Nulla corrisponde a “{query}”.",
  fewerWords: "Nulla corrisponde a tutte queste parole. Con meno parole:",
  nothing: "Nessun risultato. Controlla l’ortografia, prova con meno parole o più comuni, oppure guarda qui.",
  popularDesigners: "Designer popolari",
  popularCategories: "Categorie popolari",
};
