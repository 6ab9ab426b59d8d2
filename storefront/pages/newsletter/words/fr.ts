import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  newsletter: "Newsletter",
  text: "Nouveautés et récits, une fois par semaine.",
  email: "Adresse e-mail",
  invalid: "Écrivez l’adresse sous la forme name@example.com.",
  subscribe: "S’abonner",
  thanks: "Merci",
  subscribed: "Nouveautés et récits arriveront à {email} une fois par semaine.",
  back: "Retour à la boutique",
};
