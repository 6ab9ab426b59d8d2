import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  missingTitle: "Questa pagina non esiste",
  missingText:
    "L’articolo potrebbe essere esaurito oppure l’indirizzo contiene un errore. Cerca, oppure continua da qui.",
  failedTitle: "Si è verificato un errore",
  failedText: "L’errore è nostro. Riprova tra un istante: nulla è andato perso.",
  retry: "Riprova",
  newArrivals: "Nuovi arrivi",
  women: "Donna",
  men: "Uomo",
  kids: "Bambini",
  sale: "Saldi",
};
