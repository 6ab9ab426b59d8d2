import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  startedSubject: "Votre retour {number}",
  started: {
    one: "Vous renvoyez {count} pièce de la commande {order}.",
    other: "Vous renvoyez {count} pièces de la commande {order}.",
  },
  print: "Imprimez l’étiquette, collez-la sur le colis et remettez-le au plus tard le {date}.",
  thenGiftCard: "Dès que nous l’aurons reçu et vérifié, nous vous enverrons une carte cadeau.",
  thenPayment: "Dès que nous l’aurons reçu et vérifié, le remboursement suivra par le même moyen de paiement.",
  startedAction: "Étiquette et suivi",
  startedNote: "Le lien ouvre votre retour sans connexion : gardez-le pour vous.",
  cancelledSubject: "Votre retour {number} est annulé",
  cancelled: "Vous avez annulé ce retour : il n’y a rien à renvoyer.",
  another: "Vous pouvez en commencer un autre tant que le délai court.",
  receivedSubject: "Votre retour {number} est arrivé",
  received: "Votre colis est arrivé. Nous vérifions son contenu et vous écrivons d’ici trois jours ouvrés.",
  refundedSubject: "Votre remboursement pour {number}",
  onGiftCard: "Nous avons crédité {amount} sur une carte cadeau, que vous recevez dans un e-mail à part.",
  goesBack:
    "{amount} vous sont remboursés par le même moyen de paiement. Les banques mettent jusqu’à dix jours à l’afficher.",
  lessThanAll:
    "Tout ce que vous aviez annoncé n’était pas dans le colis ou en bon état : le remboursement est donc partiel.",
  refusedSubject: "Nous ne pouvons pas reprendre votre retour {number}",
  refused: "Nous avons examiné votre colis et ne pouvons pas en reprendre le contenu.",
  reason: "Motif : {reason}",
  onItsWay: "Il est en route vers vous. Répondez à cet e-mail si vous n’êtes pas d’accord.",
  cardMessage: "Pour votre retour {number}",
};
