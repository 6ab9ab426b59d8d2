import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  help: "Aiuto",
  updated: "Ultima modifica: {date}",
  perhaps: "Forse cercavi una di queste pagine; oppure chiedi con parole tue.",
  answers: "Risposte",
  nothing: "Qui nulla risponde a «{find}». Prova con meno parole, o scegli qui sotto.",
  found: { one: "{count} risposta a «{find}»", other: "{count} risposte a «{find}»" },
  search: "Cerca nell’aiuto",
  description: "Risposte su ordini, consegna, resi, taglie e pagamento, e come contattarci.",
  missing: "Questa pagina non esiste",
  missingDescription: "Il centro assistenza non ha una pagina con questo nome.",
  orders: "Ordini",
  returns: "Resi",
  shopping: "Taglie",
  about: "Vitrine",
  legal: "Note legali",
  startReturn: "Inizia un reso",
  designers: "Stilisti",
  inEnglish: "Questo testo è in inglese.",
};
