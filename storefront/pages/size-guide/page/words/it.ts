import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  women: "Donna",
  men: "Uomo",
  kids: "Bambini",
  womenTitle: "Guida alle taglie donna",
  menTitle: "Guida alle taglie uomo",
  kidsTitle: "Guida alle taglie bambini",
  description:
    "{title}: taglie di abiti, scarpe e accessori in ogni sistema, con le misure del corpo e come prenderle.",
  help: "Aiuto",
  lead: "Scegli una colonna per leggere ogni tabella in quel sistema; lo ricordiamo negli elenchi e sui prodotti. Le taglie sono quelle degli stilisti, quindi la vestibilità varia: {fit}, oppure {contact}.",
  leadFit: "cosa significano le parole",
  leadContact: "chiedici di misurare un capo",
  guides: "Guide alle taglie",
  charts: "Tabelle",
};
