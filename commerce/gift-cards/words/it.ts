import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  subject: "{from} ti ha inviato una carta regalo da {worth}",
  dear: "Ciao {name},",
  hello: "Ciao,",
  text: "{from} ti ha inviato una carta regalo Vitrine da {worth}.",
  message: "«{message}»",
  how: "Inserisci questo codice al momento del pagamento. Quello che non spendi resta sulla carta.",
  see: "Vedi la tua carta regalo",
  note: "Conserva questo codice come contanti: chi lo possiede può spenderlo. La carta non scade.",
  sentSubject: "La tua carta regalo è in viaggio verso {name}",
  sent: "Abbiamo appena inviato la tua carta regalo da {worth} a {name}, nel giorno che hai scelto.",
};
