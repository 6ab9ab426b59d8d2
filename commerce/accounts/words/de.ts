import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  confirmSubject: "Bestätigen Sie Ihre E-Mail-Adresse",
  confirmWelcome: "Willkommen bei Vitrine.",
  confirmText: "Bestätigen Sie mit dem gewählten Passwort, dass {email} Ihre Adresse ist, und Ihr Konto ist bereit.",
  confirmAction: "Adresse bestätigen",
  confirmNote:
    "Der Link gilt 24 Stunden. Wenn Sie sich nicht registriert haben, müssen Sie nichts tun: Ohne Ihre Bestätigung entsteht kein Konto.",
  takenSubject: "Sie haben bereits ein Konto",
  takenText:
    "Jemand, vermutlich Sie, hat sich mit dieser E-Mail-Adresse registriert; für sie gibt es aber schon ein Konto.",
  takenForgotten: "Wenn Sie Ihr Passwort nicht mehr wissen, wählen Sie ein neues: {address}",
  takenAction: "Anmelden",
  takenNote: "Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Konto ist unverändert.",
  resetSubject: "Wählen Sie ein neues Passwort",
  resetText: "Sie haben ein neues Passwort für Ihr Vitrine-Konto angefordert.",
  resetNote:
    "Der Link gilt eine Stunde und nur einmal. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
  changedSubject: "Ihr Passwort wurde geändert",
  changedText: "Das Passwort Ihres Vitrine-Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.",
  changedFine: "Wenn Sie das waren, ist nichts weiter zu tun.",
  changedAction: "Das war ich nicht",
};
