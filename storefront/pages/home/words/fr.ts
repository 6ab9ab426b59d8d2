import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  title: "Vitrine : vêtements, chaussures, sacs et accessoires de créateurs",
  description:
    "Vêtements, chaussures, sacs et accessoires de créateurs pour femme, homme et enfant, choisis pièce par pièce.",
  madeBy: "{product}, {designer}",
  play: "Lire le film",
  pause: "Mettre en pause",
};
