import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  placedSubject: "Votre commande {number}",
  thanks: "Merci pour votre commande.",
  ready: "Nous la préparons et vous écrirons dès son expédition.",
  readyStandard:
    "Nous la préparons et vous écrirons dès son expédition ; la livraison standard prend {from} à {to} jours ouvrés.",
  readyExpress:
    "Nous la préparons et vous écrirons dès son expédition ; la livraison express prend {from} à {to} jours ouvrés.",
  byMail: "Il n’y a rien à attendre : les cartes cadeaux partent par e-mail.",
  delivery: "Livraison",
  total: "Total",
  giftCard: "Payé par carte cadeau",
  address: "Adresse de livraison",
  see: "Voir votre commande",
  placedNote: "Numéro de commande {number}. Vous pouvez l’annuler tant qu’elle n’est pas expédiée.",
  shippedSubject: "Votre commande {number} est en route",
  shipped: "Votre colis est parti.",
  tracking: "Son numéro de suivi est {tracking}.",
  goesTo: "Il est envoyé à {address}.",
  cancelledSubject: "Votre commande {number} est annulée",
  cancelled: "Votre commande est annulée.",
  soldOut:
    "Votre paiement nous est parvenu après la vente de la dernière pièce ; nous n’avons pas pu vous garder la commande. Nous en sommes désolés.",
  goesBack: "{amount} vous sont remboursés par le même moyen de paiement. Une banque peut mettre jusqu’à dix jours.",
  nothingPaid: "Vous n’avez rien payé.",
  refundSubject: "Un remboursement pour votre commande {number}",
};
