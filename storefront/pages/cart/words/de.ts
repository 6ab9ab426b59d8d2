import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  changed:
    "In Ihrem Warenkorb hat sich etwas geändert. Wir vermerken es bei jedem Artikel; gehen Sie zur Kasse, um fortzufahren.",
  summary: "Übersicht",
  signIn: "Melden Sie sich an",
  everywhere: "{signIn}, um diesen Warenkorb auf allen Geräten zu haben, oder bestellen Sie als Gast.",
  elsewhere: "Anderswo etwas hinzugefügt? {signIn}.",
  removed: "Der Artikel wurde aus Ihrem Warenkorb entfernt.",
  toBegin: "Für den Anfang",
};
