import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  add: "In den Warenkorb",
  adding: "Wird hinzugefügt …",
  added: "Im Warenkorb",
  soldOut: "Ausverkauft",
  chooseSize: "Wählen Sie zuerst eine Größe.",
  unreached: "Das hat den Shop nicht erreicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
};
