import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  title: "Cartes cadeaux",
  ownTitle: "Votre carte cadeau",
  description:
    "Une carte cadeau Vitrine : le montant de votre choix, envoyée par e-mail le jour voulu, sans date d’expiration.",
  balanceTitle: "Quel est le solde de votre carte ?",
  balanceText:
    "Saisissez le code reçu par e-mail. Au moment de payer, utilisez-le en tout ou en partie ; ce que vous ne dépensez pas reste sur la carte.",
  start: "Commencer vos achats",
  ending: "Carte se terminant par {letters}",
  held: "Dont {amount} réservés pour une commande en attente de paiement.",
  history: "Historique",
  closed: "Saisissez votre code pour voir le solde",
  showBalance: "Afficher le solde",
  code: "Code de la carte cadeau",
  forName: "Pour {name}",
  text: "Le montant de votre choix, par e-mail, le jour voulu. Elle n’expire jamais.",
  add: "Ajouter au panier",
  amount: "Montant",
  other: "Autre",
  otherAmount: "Autre montant",
  theirName: "Nom du destinataire",
  theirEmail: "E-mail du destinataire",
  yourName: "Votre nom",
  message: "Message",
  sendOn: "Date d’envoi",
  sendHint: "Sans date, elle est envoyée dès le paiement.",
  kind: "Carte cadeau",
};
