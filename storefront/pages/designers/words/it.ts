import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  designers: "Designer",
  designersFor: "Designer: {department}",
  description: {
    one: "{title}: {count} nome proposto da Vitrine, dalla A alla Z.",
    other: "{title}: tutti i {count} nomi proposti da Vitrine, dalla A alla Z.",
  },
  search: "Cerca designer",
  searchAmong: { one: "Cerca tra {count} designer", other: "Cerca tra {count} designer" },
  none: "Nessun designer corrisponde a “{query}”.",
  showAll: "Mostra tutti i designer",
  byDepartment: "Designer per reparto",
  all: "Tutti",
  byLetter: "Designer per lettera",
  signs: "Numeri e simboli",
};
