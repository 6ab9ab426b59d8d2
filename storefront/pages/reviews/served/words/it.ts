import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  notBought: "Solo chi l’ha acquistato può recensirlo. Se l’hai acquistato con un altro account, accedi a quello.",
  tooManyVotes: "Sono stati moltissimi voti. Torna tra un’ora.",
  rating: "Scegli da una a cinque stelle.",
  author: "Inserisci il nome con cui firmare, di almeno 2 lettere.",
  title: "Riassumi in poche parole.",
  text: "Racconta agli altri com’è.",
  fit: "Scegli come veste, o lascia vuoto.",
  tooShort: "È un po’ breve: scrivi ancora.",
  tooLong: "È troppo lungo: togli qualcosa.",
  link: "Non inserire indirizzi web o e-mail.",
  markup: "Scrivi testo semplice, senza HTML.",
  newest: "Più recenti",
  highest: "Voto più alto",
  lowest: "Voto più basso",
  helpful: "Più utili",
  size: "Taglia {size}",
  fitsSmall: "Veste piccolo",
  fitsRight: "Vestibilità regolare",
  fitsLarge: "Veste grande",
};
