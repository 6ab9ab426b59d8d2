import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  noted: "Vielen Dank. Wir schreiben einmal an {email}, sobald der Artikel wieder da ist.",
  notedIn: "Vielen Dank. Wir schreiben einmal an {email}, sobald {size} wieder da ist.",
  soldOut: "Dieser Artikel ist ausverkauft.",
  soldOutIn: "{size} ist ausverkauft.",
  leave: "{soldOut} Hinterlassen Sie Ihre E-Mail-Adresse: Wir schreiben Ihnen, sobald es Nachschub gibt.",
  leaveAny:
    "Ihre Größe ist ausverkauft? Hinterlassen Sie Ihre E-Mail-Adresse: Wir schreiben Ihnen, sobald es Nachschub gibt.",
  size: "Größe",
  email: "E-Mail-Adresse",
  submit: "Benachrichtigen Sie mich",
  sending: "Einen Moment",
  "invalid-email": "Geben Sie die Adresse wie name@example.com ein.",
  "in-stock": "Der Artikel ist schon wieder da: Laden Sie die Seite neu, um ihn zu kaufen.",
  "no-such-size": "Diese Größe wird nicht mehr angeboten.",
  limited: "Sie haben viele Größen angefragt. Versuchen Sie es in einer Stunde erneut.",
};
