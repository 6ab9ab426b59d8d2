import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  breadcrumb: "Brotkrumennavigation",
  close: "Schließen",
  optional: "(optional)",
  was: "Vorher",
  now: "jetzt",
  newSeason: "Neue Saison",
  search: "Suche",
  searchHere: "Suchen…",
  submitSearch: "Suche starten.",
  clearSearch: "Suchbegriff löschen.",
  save: "{title} merken",
  notSaved: "Das konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.",
};
