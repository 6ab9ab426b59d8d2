import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  designers: "Créateurs",
  designersFor: "Créateurs : {department}",
  description: {
    one: "{title} : {count} nom proposé par Vitrine, de A à Z.",
    other: "{title} : les {count} noms proposés par Vitrine, de A à Z.",
  },
  search: "Rechercher un créateur",
  searchAmong: { one: "Rechercher parmi {count} créateur", other: "Rechercher parmi {count} créateurs" },
  none: "Aucun créateur ne correspond à « {query} ».",
  showAll: "Voir tous les créateurs",
  byDepartment: "Créateurs par rayon",
  all: "Tous",
  byLetter: "Créateurs par lettre",
  signs: "Chiffres et signes",
};
