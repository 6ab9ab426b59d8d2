import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  add: "Aggiungi al carrello",
  adding: "Aggiunta in corso …",
  added: "Aggiunto al carrello",
  soldOut: "Esaurito",
  chooseSize: "Scegli prima una taglia.",
  unreached: "La richiesta non è arrivata. Controlla la connessione e riprova.",
};
