import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  subject: "{from} vous offre une carte cadeau de {worth}",
  dear: "Bonjour {name},",
  hello: "Bonjour,",
  text: "{from} vous offre une carte cadeau Vitrine de {worth}.",
  message: "« {message} »",
  how: "Saisissez ce code au moment de payer. Ce que vous ne dépensez pas reste sur la carte.",
  see: "Voir votre carte cadeau",
  note: "Gardez ce code comme de l’argent liquide : quiconque l’a peut le dépenser. La carte n’expire pas.",
  sentSubject: "Votre carte cadeau est en route vers {name}",
  sent: "Nous venons d’envoyer votre carte cadeau de {worth} à {name}, le jour que vous avez choisi.",
};
