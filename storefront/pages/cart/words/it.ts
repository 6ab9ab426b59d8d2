import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  changed:
    "Qualcosa nel carrello è cambiato dall’ultima volta. Lo segnaliamo accanto a ogni articolo; procedi all’ordine per continuare.",
  summary: "Riepilogo",
  signIn: "Accedi",
  everywhere: "{signIn} per avere questo carrello su tutti i tuoi dispositivi, oppure ordina come ospite.",
  elsewhere: "Hai aggiunto qualcosa altrove? {signIn}.",
  removed: "L’articolo è stato rimosso dal carrello.",
  toBegin: "Per iniziare",
};
