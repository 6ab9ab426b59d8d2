import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  women: "Damen",
  men: "Herren",
  kids: "Kinder",
  womenTitle: "Größentabelle Damen",
  menTitle: "Größentabelle Herren",
  kidsTitle: "Größentabelle Kinder",
  description:
    "{title}: Größen für Kleidung, Schuhe und Accessoires in jedem System, mit Körpermaßen und wie man sie nimmt.",
  help: "Hilfe",
  lead: "Wählen Sie eine Spalte, um alle Tabellen in diesem System zu lesen; wir merken es uns in Listen und bei Produkten. Größen sind, was Designer einnähen, daher fallen sie verschieden aus: {fit}, oder {contact}.",
  leadFit: "was die Worte bedeuten",
  leadContact: "bitten Sie uns, ein Stück zu messen",
  guides: "Größentabellen",
  charts: "Tabellen",
};
