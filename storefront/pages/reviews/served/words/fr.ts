import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  notBought:
    "Seules les personnes qui l’ont acheté peuvent donner leur avis. Si vous l’avez acheté avec un autre compte, connectez-vous à celui-ci.",
  tooManyVotes: "Cela fait beaucoup de votes. Revenez dans une heure.",
  rating: "Choisissez de une à cinq étoiles.",
  author: "Saisissez le nom de signature, de 2 lettres au moins.",
  title: "Résumez en quelques mots.",
  text: "Dites aux autres ce que vous en pensez.",
  fit: "Choisissez comment il taille, ou laissez vide.",
  tooShort: "C’est un peu court : écrivez-en davantage.",
  tooLong: "C’est trop long : raccourcissez.",
  link: "N’indiquez ni adresse web ni adresse e-mail.",
  markup: "Écrivez du texte simple, sans HTML.",
  newest: "Les plus récents",
  highest: "Les mieux notés",
  lowest: "Les moins bien notés",
  helpful: "Les plus utiles",
  size: "Taille {size}",
  fitsSmall: "Taille petit",
  fitsRight: "Taille normalement",
  fitsLarge: "Taille grand",
};
