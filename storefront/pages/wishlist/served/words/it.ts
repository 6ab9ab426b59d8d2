import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  newest: "Salvati di recente",
  "price-high": "Prezzo decrescente",
  "price-low": "Prezzo crescente",
  designer: "Designer, A–Z",
  "new-arrivals": "Nuovi arrivi",
  women: "Donna",
  men: "Uomo",
  kids: "Bambini",
  noForm: "Questo modulo non appartiene a questa pagina.",
  notSaved: "Impossibile salvare: la lista è piena o l’articolo non è più in vendita.",
  tooMany: "Dalla tua rete sono state create troppe liste. Accedi o riprova tra un’ora.",
  noList: "Non c’è nessuna lista da modificare.",
  saveFirst: "Prima salva qualcosa, poi condividi.",
  "no-such-cart": "Il tuo carrello è scaduto. Riprova.",
  "no-such-item": "Non è più nella tua lista.",
  "no-such-size": "Scegli prima una taglia.",
};
