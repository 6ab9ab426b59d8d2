import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  title: "Carte regalo",
  ownTitle: "La tua carta regalo",
  description: "Una carta regalo Vitrine: l’importo che vuoi, per e-mail nel giorno che scegli, e non scade mai.",
  balanceTitle: "Quanto c’è sulla tua carta?",
  balanceText:
    "Inserisci il codice ricevuto per e-mail. Al pagamento puoi usarlo tutto o in parte; quello che non spendi resta sulla carta.",
  start: "Inizia lo shopping",
  ending: "Carta che termina con {letters}",
  held: "Di questi, {amount} sono riservati a un ordine in attesa di pagamento.",
  history: "Movimenti",
  closed: "Inserisci il codice per vedere il saldo",
  showBalance: "Mostra il saldo",
  code: "Codice della carta regalo",
  forName: "Per {name}",
  text: "L’importo che vuoi, per e-mail, nel giorno che scegli. Non scade mai.",
  add: "Aggiungi al carrello",
  amount: "Importo",
  other: "Altro",
  otherAmount: "Altro importo",
  theirName: "Nome di chi la riceve",
  theirEmail: "E-mail di chi la riceve",
  yourName: "Il tuo nome",
  message: "Messaggio",
  sendOn: "Data di invio",
  sendHint: "Senza data viene inviata appena pagata.",
  kind: "Carta regalo",
};
