import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  noted: "Grazie. Scriveremo una sola volta a {email}, quando tornerà disponibile.",
  notedIn: "Grazie. Scriveremo una sola volta a {email}, quando {size} tornerà disponibile.",
  soldOut: "Questo articolo è esaurito.",
  soldOutIn: "{size} è esaurita.",
  leave: "{soldOut} Lascia il tuo indirizzo e-mail e ti scriveremo quando tornerà.",
  leaveAny: "La taglia che desideri è esaurita? Lascia il tuo indirizzo e-mail e ti scriveremo quando tornerà.",
  size: "Taglia",
  email: "Indirizzo e-mail",
  submit: "Avvisami quando torna",
  sending: "Un momento",
  "invalid-email": "Scrivi l’indirizzo nel formato name@example.com.",
  "in-stock": "È già tornato: ricarica la pagina per acquistarlo.",
  "no-such-size": "Questa taglia non è più disponibile.",
  limited: "Hai richiesto molte taglie. Riprova tra un’ora.",
};
