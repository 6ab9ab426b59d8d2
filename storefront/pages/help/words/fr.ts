import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  help: "Aide",
  updated: "Dernière modification : {date}",
  perhaps: "C’est peut-être l’une de ces pages que vous cherchiez ; ou posez la question avec vos mots.",
  answers: "Réponses",
  nothing: "Rien ici ne répond à « {find} ». Essayez moins de mots, ou choisissez ci-dessous.",
  found: { one: "{count} réponse à « {find} »", other: "{count} réponses à « {find} »" },
  search: "Rechercher dans l’aide",
  description:
    "Des réponses sur les commandes, la livraison, les retours, les tailles et le paiement, et comment nous joindre.",
  missing: "Cette page n’existe pas",
  missingDescription: "Le centre d’aide n’a pas de page de ce nom.",
  orders: "Commandes",
  returns: "Retours",
  shopping: "Tailles",
  about: "Vitrine",
  legal: "Mentions légales",
  startReturn: "Commencer un retour",
  designers: "Créateurs",
  inEnglish: "Ce texte est en anglais.",
};
