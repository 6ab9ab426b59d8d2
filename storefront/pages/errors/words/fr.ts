import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  missingTitle: "Cette page n’existe pas",
  missingText:
    "L’article est peut-être épuisé, ou l’adresse comporte une erreur. Faites une recherche ou poursuivez votre visite.",
  failedTitle: "Une erreur est survenue",
  failedText: "L’erreur vient de nous. Réessayez dans un instant : rien n’est perdu.",
  retry: "Réessayer",
  newArrivals: "Nouveautés",
  women: "Femme",
  men: "Homme",
  kids: "Enfant",
  sale: "Soldes",
};
