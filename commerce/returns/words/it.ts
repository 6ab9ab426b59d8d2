import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  startedSubject: "Il tuo reso {number}",
  started: {
    one: "Stai restituendo {count} articolo dell’ordine {order}.",
    other: "Stai restituendo {count} articoli dell’ordine {order}.",
  },
  print: "Stampa l’etichetta, applicala al pacco e consegnalo entro il {date}.",
  thenGiftCard: "Appena sarà qui e tutto a posto, ti invieremo una carta regalo.",
  thenPayment: "Appena sarà qui e tutto a posto, il denaro tornerà da dove è arrivato.",
  startedAction: "Etichetta e stato",
  startedNote: "Il link apre il tuo reso senza accedere: tienilo per te.",
  cancelledSubject: "Il tuo reso {number} è annullato",
  cancelled: "Hai annullato questo reso: non c’è nulla da spedire.",
  another: "Puoi iniziarne un altro finché c’è tempo.",
  receivedSubject: "Il tuo reso {number} è arrivato",
  received: "Il tuo pacco è qui. Controlliamo il contenuto e ti scriviamo di nuovo entro tre giorni lavorativi.",
  refundedSubject: "Il tuo rimborso per {number}",
  onGiftCard: "Abbiamo messo {amount} su una carta regalo, che arriva in un’e-mail a parte.",
  goesBack: "{amount} tornano da dove hai pagato. Le banche impiegano fino a dieci giorni per mostrarlo.",
  lessThanAll: "Non tutto ciò che avevi indicato era nel pacco o in ordine, quindi il rimborso è inferiore al totale.",
  refusedSubject: "Non possiamo accettare il tuo reso {number}",
  refused: "Abbiamo controllato il tuo pacco e non possiamo accettarne il contenuto.",
  reason: "Il motivo: {reason}",
  onItsWay: "Sta tornando da te. Rispondi a questa e-mail se non sei d’accordo.",
  cardMessage: "Per il tuo reso {number}",
};
