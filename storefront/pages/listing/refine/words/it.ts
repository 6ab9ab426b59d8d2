import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  back: "Indietro",
  clear: "Cancella",
  noItems: "Nessun articolo",
  all: "Tutti",
  allNumber: "Tutti ({number})",
  any: "Qualsiasi",
  categoryFirst: "Scegli prima una categoria",
  allKids: "Tutti i bambini",
  allDepartments: "Tutti i reparti",
  allCategories: "Tutte le categorie",
  allTypes: "Tutti i tipi",
  jump: "Vai a una lettera",
  optionsFailed: "Al momento non è possibile mostrare le opzioni.",
  retry: "Riprova",
  minProblem: "L’importo superava il prezzo massimo ed è stato cancellato.",
  maxProblem: "L’importo era inferiore al prezzo minimo ed è stato cancellato.",
};
