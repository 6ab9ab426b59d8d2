import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  placedSubject: "Il tuo ordine {number}",
  thanks: "Grazie per il tuo ordine.",
  ready: "Lo stiamo preparando e ti scriveremo quando partirà.",
  readyStandard:
    "Lo stiamo preparando e ti scriveremo quando partirà; la consegna standard richiede da {from} a {to} giorni lavorativi.",
  readyExpress:
    "Lo stiamo preparando e ti scriveremo quando partirà; la consegna espressa richiede da {from} a {to} giorni lavorativi.",
  byMail: "Non c’è nulla da aspettare: le carte regalo arrivano per e-mail.",
  delivery: "Consegna",
  total: "Totale",
  giftCard: "Pagato con carta regalo",
  address: "Indirizzo di consegna",
  see: "Vedi il tuo ordine",
  placedNote: "Numero d’ordine {number}. Puoi annullarlo finché non è stato spedito.",
  shippedSubject: "Il tuo ordine {number} è in viaggio",
  shipped: "Il tuo pacco è partito.",
  tracking: "Il numero di tracciamento è {tracking}.",
  goesTo: "È diretto a {address}.",
  cancelledSubject: "Il tuo ordine {number} è annullato",
  cancelled: "Il tuo ordine è annullato.",
  soldOut:
    "Il tuo pagamento è arrivato dopo la vendita dell’ultimo pezzo, e non abbiamo potuto conservarti l’ordine. Ci dispiace.",
  goesBack: "{amount} tornano da dove sono arrivati. Con una banca possono servire fino a dieci giorni.",
  nothingPaid: "Non hai pagato nulla.",
  refundSubject: "Un rimborso per il tuo ordine {number}",
};
