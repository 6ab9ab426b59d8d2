import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  betweenFractions: "Entre {least} et {most}, sans décimales.",
  betweenCents: "Entre {least} et {most}, sans centimes.",
  bagFull: "Votre panier est plein. Retirez un article, ou commandez d’abord.",
  unknown: "Nous ne connaissons aucune carte avec ce code. Vérifiez-le dans l’e-mail.",
  issued: "Émise",
  spent: "Utilisée pour une commande",
  refunded: "Recréditée",
  cancelled: "Annulée",
  amount: "Saisissez un montant entier.",
  recipientName: "Saisissez le nom du destinataire.",
  recipientEmail: "Saisissez l’e-mail du destinataire, par exemple nom@example.com.",
  senderName: "Saisissez votre nom, pour qu’il sache de qui elle vient.",
  message: "Écrivez quelque chose, ou laissez vide.",
  deliverOn: "Choisissez un jour d’aujourd’hui à dans un an.",
  outOfBounds: "Choisissez entre {least} et {most}.",
  tooLong: "C’est trop long : raccourcissez.",
  link: "N’indiquez ni adresse web ni adresse e-mail.",
};
