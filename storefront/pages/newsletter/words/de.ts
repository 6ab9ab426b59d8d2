import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  newsletter: "Newsletter",
  text: "Neuheiten und Geschichten, einmal pro Woche.",
  email: "E-Mail-Adresse",
  invalid: "Schreiben Sie die Adresse wie in name@example.com.",
  subscribe: "Abonnieren",
  thanks: "Vielen Dank",
  subscribed: "Neuheiten und Geschichten erreichen {email} einmal pro Woche.",
  back: "Zurück zum Shop",
};
