import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  betweenFractions: "Tra {least} e {most}, senza decimali.",
  betweenCents: "Tra {least} e {most}, senza centesimi.",
  bagFull: "Il tuo carrello è pieno. Togli qualcosa, o acquista prima.",
  unknown: "Non conosciamo nessuna carta con questo codice. Confrontalo con l’e-mail.",
  issued: "Emessa",
  spent: "Usata per un ordine",
  refunded: "Riaccreditata",
  cancelled: "Annullata",
  amount: "Inserisci un importo intero.",
  recipientName: "Inserisci il nome di chi la riceve.",
  recipientEmail: "Inserisci la sua e-mail, come nome@example.com.",
  senderName: "Inserisci il tuo nome, così saprà da chi arriva.",
  message: "Scrivi qualcosa, o lascia vuoto.",
  deliverOn: "Scegli un giorno da oggi a un anno.",
  outOfBounds: "Scegli tra {least} e {most}.",
  tooLong: "È troppo lungo: togli qualcosa.",
  link: "Non inserire indirizzi web o e-mail.",
};
