import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  confirming: "Confirmation de votre paiement",
  unfinished: "Le paiement n’est pas terminé. Poursuivez-le ou choisissez un autre moyen de paiement.",
  unanswered:
    "Votre banque n’a pas encore répondu. Cette page se met à jour d’elle-même ; rien n’est débité deux fois.",
  goOn: "Poursuivre le paiement",
  lookAgain: "Vérifier à nouveau",
  toCheckout: "Retour à la commande",
  leaving: "Vers votre paiement",
  payAt: "Vous payez sur {host}, puis revenez chez nous.",
  continue: "Continuer",
  isThisYou: "Est-ce bien vous ?",
  test: "Paiement de test",
  paid: "Payé",
  notPaid: "Non payé",
  bankTitle: "{title} | Banque de test",
  standIn:
    "Cette page tient lieu de celle d’une banque. Aucun argent ne circule : approuvez ou refusez, et voyez ce qu’en fait la boutique.",
  wasPaid: "Le paiement est effectué. Vous pouvez revenir à la boutique.",
  wasNotPaid: "Le paiement n’a pas été effectué. Vous pouvez revenir à la boutique.",
  paidTo: "Bénéficiaire",
  for: "Pour",
  order: "Commande {number}",
  amount: "Montant",
  yesMe: "Oui, c’est moi",
  notMe: "Non, refuser",
  approve: "Approuver",
  decline: "Refuser",
  toShop: "Retour à la boutique",
  scan: "Scannez pour payer",
  scanText:
    "Scannez le code avec l’application de votre téléphone et payez {amount} pour la commande {number}. Cette page se met à jour d’elle-même.",
  codeFor: "Code pour payer {amount}",
  left: "Encore {time}",
  onPhone: "Déjà sur votre téléphone ? {open}.",
  openHere: "Ouvrez le paiement ici",
  havePaid: "J’ai payé",
  otherWay: "Choisir un autre moyen de paiement",
};
