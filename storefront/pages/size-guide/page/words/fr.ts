import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  women: "Femme",
  men: "Homme",
  kids: "Enfant",
  womenTitle: "Guide des tailles femme",
  menTitle: "Guide des tailles homme",
  kidsTitle: "Guide des tailles enfant",
  description:
    "{title} : tailles de vêtements, chaussures et accessoires dans tous les systèmes, avec les mensurations et la façon de les prendre.",
  help: "Aide",
  lead: "Choisissez une colonne pour lire tous les tableaux dans ce système ; nous nous en souvenons dans les listes et sur les fiches. Les tailles sont celles des créateurs, et les coupes diffèrent : {fit}, ou {contact}.",
  leadFit: "ce que disent les mots",
  leadContact: "demandez-nous de mesurer une pièce",
  guides: "Guides des tailles",
  charts: "Tableaux",
};
