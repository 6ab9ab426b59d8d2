import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  noted: "Merci. Nous écrirons une seule fois à {email}, dès son retour en stock.",
  notedIn: "Merci. Nous écrirons une seule fois à {email}, dès le retour de la taille {size}.",
  soldOut: "Cet article est épuisé.",
  soldOutIn: "{size} est épuisé.",
  leave: "{soldOut} Laissez votre adresse e-mail : nous vous écrirons dès son retour.",
  leaveAny: "La taille souhaitée est épuisée ? Laissez votre adresse e-mail : nous vous écrirons dès son retour.",
  size: "Taille",
  email: "Adresse e-mail",
  submit: "M’avertir de son retour",
  sending: "Un instant",
  "invalid-email": "Saisissez l’adresse au format name@example.com.",
  "in-stock": "L’article est déjà de retour : rechargez la page pour l’acheter.",
  "no-such-size": "Cette taille n’est plus proposée.",
  limited: "Vous avez fait beaucoup de demandes. Réessayez dans une heure.",
};
