import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  suggestions: "Suggestions",
  recent: "Recherches récentes",
  designers: "Créateurs",
  categories: "Catégories",
  products: "Articles",
  popularDesigners: "Créateurs populaires",
  popularCategories: "Catégories populaires",
  popularProducts: "Les plus convoités",
  clear: "Effacer",
  clearRecent: "Effacer les recherches récentes",
  didYouMean: "Vouliez-vous dire {corrected} ?",
  searchFor: "Rechercher « {query} »",
  seeAll: { one: "Voir le résultat pour « {query} »", other: "Voir les {count} résultats pour « {query} »" },
  nothing: "Aucune suggestion pour « {query} ».",
  count: { one: "{count} suggestion", other: "{count} suggestions" },
};
