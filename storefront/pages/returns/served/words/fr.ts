import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  requested: "En attente de votre colis",
  sent: "En route vers nous",
  received: "Arrivé",
  refunded: "Remboursé",
  refused: "Non accepté",
  cancelled: "Annulé",
  requestedNext:
    "Imprimez l’étiquette, collez-la sur le colis et remettez-le dans un bureau de poste ou un point relais.",
  sentNext: "Nous vous écrivons dès son arrivée, en général sous cinq jours ouvrés.",
  receivedNext: "Nous vérifions son contenu. Le remboursement suit sous trois jours ouvrés.",
  refundedNext:
    "Le remboursement est en route. Les banques mettent jusqu’à dix jours à l’afficher ; une carte cadeau arrive aussitôt par e-mail.",
  refusedNext: "Nous n’avons pas pu le reprendre et vous avons écrit pourquoi.",
  cancelledNext: "Il n’y a rien à renvoyer. Vous pouvez commencer un autre retour tant que le délai court.",
  some: "{accepted} sur {announced}",
  tooLateNow: "Ce n’est plus possible.",
  enterNumber: "Saisissez le numéro de votre commande, par exemple V0123456789.",
  enterEmail: "Saisissez l’adresse e-mail utilisée pour la commande.",
  unknown:
    "Nous ne connaissons aucune commande avec ce numéro et cette adresse. Les deux figurent dans l’e-mail de confirmation.",
  nothingChosen: "Choisissez ce que vous renvoyez.",
  noReason: "Choisissez un motif pour chaque pièce.",
  tooMany: "Il n’est plus possible d’en renvoyer autant. Vérifiez votre choix.",
  notDelivered: "Cette commande n’est pas encore livrée. Ensuite, vous pourrez renvoyer ce que vous ne gardez pas.",
  tooLate: "Cette commande pouvait être renvoyée jusqu’au {date}.",
  nothingLeft: "Tout ce qui peut être renvoyé de cette commande l’est déjà ou est en route.",
};
