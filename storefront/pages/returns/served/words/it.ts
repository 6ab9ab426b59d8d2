import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  requested: "In attesa del tuo pacco",
  sent: "In viaggio verso di noi",
  received: "Arrivato",
  refunded: "Rimborsato",
  refused: "Non accettato",
  cancelled: "Annullato",
  requestedNext: "Stampa l’etichetta, applicala al pacco e consegnalo in un ufficio postale o punto di ritiro.",
  sentNext: "Ti scriviamo appena arriva, di solito entro cinque giorni lavorativi.",
  receivedNext: "Stiamo controllando il contenuto. Il rimborso segue entro tre giorni lavorativi.",
  refundedNext:
    "Il denaro è in arrivo. Le banche impiegano fino a dieci giorni; una carta regalo arriva subito per e-mail.",
  refusedNext: "Non abbiamo potuto accettarlo e ti abbiamo scritto perché.",
  cancelledNext: "Non c’è nulla da spedire. Puoi iniziare un altro reso finché c’è tempo.",
  some: "{accepted} di {announced}",
  tooLateNow: "Non è più possibile.",
  enterNumber: "Inserisci il numero del tuo ordine, come V0123456789.",
  enterEmail: "Inserisci l’e-mail con cui hai ordinato.",
  unknown: "Non conosciamo nessun ordine con questo numero e questa e-mail. Entrambi sono nell’e-mail di conferma.",
  nothingChosen: "Scegli cosa restituire.",
  noReason: "Scegli un motivo per ogni articolo.",
  tooMany: "Non se ne possono più restituire così tanti. Controlla la tua scelta.",
  notDelivered: "Questo ordine non è ancora stato consegnato. Poi potrai restituire ciò che non tieni.",
  tooLate: "Questo ordine poteva essere restituito fino al {date}.",
  nothingLeft: "Tutto ciò che si può restituire di questo ordine è già in viaggio o tornato.",
};
