import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  back: "Retour",
  clear: "Effacer",
  noItems: "Aucun article",
  all: "Tous",
  allNumber: "Tous ({number})",
  any: "Tous les prix",
  categoryFirst: "Choisissez d’abord une catégorie",
  allKids: "Tous les enfants",
  allDepartments: "Tous les rayons",
  allCategories: "Toutes les catégories",
  allTypes: "Tous les types",
  jump: "Aller à une lettre",
  optionsFailed: "Les options ne peuvent pas être affichées pour le moment.",
  retry: "Réessayer",
  minProblem: "Ce montant dépassait le prix maximal : il a été effacé.",
  maxProblem: "Ce montant était inférieur au prix minimal : il a été effacé.",
};
