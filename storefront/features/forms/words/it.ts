import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  check: "Da controllare: {title}",
  email: "Indirizzo e-mail",
  show: "Mostra",
  hide: "Nascondi",
};
