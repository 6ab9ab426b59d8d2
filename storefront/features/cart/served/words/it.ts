import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  gonePiece: "Un articolo non più in vendita",
  giftFor: "Per {name}",
  delivery: "Spedizione",
  deliveryTo: "Spedizione: {country}",
  days: { one: "{from}–{count} giorno lavorativo", other: "{from}–{count} giorni lavorativi" },
  noForm: "Questo modulo non appartiene a questa pagina.",
  chooseSize: "Scegli prima una taglia.",
  notThere: "Non è più nel tuo carrello.",
  notMoved: "Impossibile spostarlo: la wishlist è piena o non è più in vendita.",
  onlyLeft: { one: "Ne resta solo {count}.", other: "Ne restano solo {count}." },
  "invalid-quantity": "Non è una quantità valida.",
  unavailable: "Non è più in vendita qui.",
  "out-of-stock": "Questa taglia è appena andata esaurita.",
  "not-enough": "Non ce ne sono altri in questa taglia: hai già tutti quelli rimasti.",
  limit: "Al massimo dieci pezzi per taglia.",
  full: "Il carrello è pieno: contiene al massimo cento articoli diversi.",
  tooManyBags: "Dalla tua rete sono stati creati troppi carrelli. Accedi o riprova tra un’ora.",
};
