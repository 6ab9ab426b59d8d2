import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  suggestions: "Suggerimenti",
  recent: "Ricerche recenti",
  designers: "Designer",
  categories: "Categorie",
  products: "Articoli",
  popularDesigners: "Designer popolari",
  popularCategories: "Categorie popolari",
  popularProducts: "I più desiderati",
  clear: "Cancella",
  clearRecent: "Cancella le ricerche recenti",
  didYouMean: "Forse cercavi {corrected}?",
  searchFor: "Cerca “{query}”",
  seeAll: { one: "Vedi il risultato per “{query}”", other: "Vedi tutti i {count} risultati per “{query}”" },
  nothing: "Nessun suggerimento per “{query}”.",
  count: { one: "{count} suggerimento", other: "{count} suggerimenti" },
};
