import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  search: "Recherche",
  resultsFor: "Résultats pour {query}",
  searchDescription: "Recherchez créateurs, vêtements, chaussures, sacs et accessoires.",
  description: "{title} : des pièces de créateurs, choisies une à une.",
  tagged: "{title} – Avec « {tags} »",
  designers: "Créateurs",
  designersIn: "Créateurs : {title}",
  searchResults: "résultats de recherche",
  results: { one: "{count} résultat", other: "{count} résultats" },
  corrected: "Résultats pour {corrected}. Rien ne correspond à « {query} ».",
  fewerWords: "Rien ne correspond à tous ces mots. Avec moins de mots :",
  nothing:
    "Rien ne correspond. Vérifiez l’orthographe, essayez moins de mots ou des mots plus courants, ou regardez ici.",
  popularDesigners: "Créateurs populaires",
  popularCategories: "Catégories populaires",
};
