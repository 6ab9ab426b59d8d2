import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  breadcrumb: "Percorso di navigazione",
  close: "Chiudi",
  optional: "(facoltativo)",
  was: "Prima",
  now: "ora",
  newSeason: "Nuova stagione",
  search: "Ricerca",
  searchHere: "Cerca…",
  submitSearch: "Avvia la ricerca.",
  clearSearch: "Cancella la ricerca.",
  save: "Salva {title}",
  notSaved: "Impossibile salvare. Riprova tra poco.",
};
