import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  notBought:
    "Nur wer es gekauft hat, kann es bewerten. Haben Sie es mit einem anderen Konto gekauft, melden Sie sich dort an.",
  tooManyVotes: "Das waren sehr viele Stimmen. Kommen Sie in einer Stunde wieder.",
  rating: "Wählen Sie einen bis fünf Sterne.",
  author: "Geben Sie einen Namen mit mindestens 2 Buchstaben ein.",
  title: "Fassen Sie es in wenigen Worten zusammen.",
  text: "Sagen Sie anderen, wie es ist.",
  fit: "Wählen Sie, wie es ausfällt, oder lassen Sie es offen.",
  tooShort: "Das ist etwas kurz: Schreiben Sie mehr.",
  tooLong: "Das ist zu lang: Bitte kürzen.",
  link: "Bitte keine Web- oder E-Mail-Adressen.",
  markup: "Schreiben Sie reinen Text, ohne HTML.",
  newest: "Neueste",
  highest: "Beste Bewertung",
  lowest: "Schlechteste Bewertung",
  helpful: "Hilfreichste",
  size: "Größe {size}",
  fitsSmall: "Fällt klein aus",
  fitsRight: "Fällt passend aus",
  fitsLarge: "Fällt groß aus",
};
