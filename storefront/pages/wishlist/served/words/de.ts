import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  newest: "Zuletzt gemerkt",
  "price-high": "Preis absteigend",
  "price-low": "Preis aufsteigend",
  designer: "Designer, A bis Z",
  "new-arrivals": "Neuheiten",
  women: "Damen",
  men: "Herren",
  kids: "Kinder",
  noForm: "Dieses Formular gehört nicht zu dieser Seite.",
  notSaved: "Das ließ sich nicht merken: Ihre Liste ist voll, oder der Artikel wird nicht mehr verkauft.",
  tooMany:
    "Aus Ihrem Netzwerk wurden zu viele Listen begonnen. Melden Sie sich an oder versuchen Sie es in einer Stunde erneut.",
  noList: "Es gibt keine Liste, die sich ändern ließe.",
  saveFirst: "Merken Sie sich zuerst etwas, dann teilen Sie es.",
  "no-such-cart": "Ihr Warenkorb ist abgelaufen. Versuchen Sie es erneut.",
  "no-such-item": "Das steht nicht mehr auf Ihrer Liste.",
  "no-such-size": "Wählen Sie zuerst eine Größe.",
};
