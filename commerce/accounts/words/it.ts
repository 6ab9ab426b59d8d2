import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  confirmSubject: "Conferma il tuo indirizzo e-mail",
  confirmWelcome: "Benvenuti da Vitrine.",
  confirmText: "Conferma che {email} è il tuo indirizzo, con la password che hai scelto, e il tuo account sarà pronto.",
  confirmAction: "Conferma l’indirizzo",
  confirmNote:
    "Il link vale 24 ore. Se la richiesta non è tua, non fare nulla: senza la tua conferma non viene creato alcun account.",
  takenSubject: "Hai già un account",
  takenText:
    "È stata chiesta una registrazione, probabilmente la tua, con questo indirizzo e-mail, che però ha già un account.",
  takenForgotten: "Se non ricordi più la password, scegline una nuova: {address}",
  takenAction: "Accedi",
  takenNote: "Se non eri tu, non fare nulla: il tuo account è rimasto com’era.",
  resetSubject: "Scegli una nuova password",
  resetText: "Hai chiesto una nuova password per il tuo account Vitrine.",
  resetNote:
    "Il link vale un’ora e una volta sola. Se non l’hai chiesto tu, non fare nulla: la tua password resta la stessa.",
  changedSubject: "La tua password è stata cambiata",
  changedText:
    "La password del tuo account Vitrine è appena stata cambiata e tutti gli altri dispositivi sono stati disconnessi.",
  changedFine: "Se eri tu, non c’è nulla da fare.",
  changedAction: "Non ero io",
};
