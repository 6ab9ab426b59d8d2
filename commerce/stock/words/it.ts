import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  subject: "Di nuovo disponibile: {title}",
  text: "Ci avevi chiesto di scriverti quando {title} di {vendor} tornava in {size}. È tornato.",
  few: "Potrebbero essercene pochi e non possiamo metterne da parte.",
  see: "Vedi nella tua taglia",
  note: "Hai chiesto solo questa e-mail. Non ti scriveremo più al riguardo.",
};
