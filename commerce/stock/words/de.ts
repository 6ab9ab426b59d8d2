import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  subject: "Wieder da: {title}",
  text: "Sie wollten wissen, wann {title} von {vendor} in {size} wieder da ist. Jetzt ist es so weit.",
  few: "Es sind vielleicht nur wenige, und wir können keines für Sie zurücklegen.",
  see: "In Ihrer Größe ansehen",
  note: "Sie haben um diese eine E-Mail gebeten. Wir schreiben dazu nicht noch einmal.",
};
