import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  breadcrumb: "Fil d’Ariane",
  close: "Fermer",
  optional: "(facultatif)",
  was: "Prix initial",
  now: "prix actuel",
  newSeason: "Nouvelle saison",
  search: "Recherche",
  searchHere: "Rechercher…",
  submitSearch: "Lancer la recherche.",
  clearSearch: "Effacer la recherche.",
  save: "Enregistrer {title}",
  notSaved: "L’enregistrement a échoué. Réessayez dans un instant.",
};
