import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  gonePiece: "Ein Artikel, der hier nicht mehr verkauft wird",
  giftFor: "Für {name}",
  delivery: "Lieferung",
  deliveryTo: "Lieferung: {country}",
  days: { one: "{from}–{count} Werktag", other: "{from}–{count} Werktage" },
  noForm: "Dieses Formular gehört nicht zu dieser Seite.",
  chooseSize: "Wählen Sie zuerst eine Größe.",
  notThere: "Das ist nicht mehr in Ihrem Warenkorb.",
  notMoved: "Das ließ sich nicht verschieben: Ihre Wunschliste ist voll, oder der Artikel wird nicht mehr verkauft.",
  onlyLeft: { one: "Nur noch {count} verfügbar.", other: "Nur noch {count} verfügbar." },
  "invalid-quantity": "Das ist keine Stückzahl.",
  unavailable: "Dieser Artikel wird hier nicht mehr verkauft.",
  "out-of-stock": "Diese Größe ist gerade ausverkauft.",
  "not-enough": "Mehr gibt es in dieser Größe nicht: Alle übrigen sind in Ihrem Warenkorb.",
  limit: "Höchstens zehn Stück einer Größe passen in den Warenkorb.",
  full: "Ihr Warenkorb ist voll: Er fasst hundert verschiedene Artikel.",
  tooManyBags:
    "Aus Ihrem Netzwerk wurden zu viele Warenkörbe begonnen. Melden Sie sich an oder versuchen Sie es in einer Stunde erneut.",
};
