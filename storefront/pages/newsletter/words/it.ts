import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  newsletter: "Newsletter",
  text: "Novità e storie, una volta alla settimana.",
  email: "Indirizzo e-mail",
  invalid: "Scrivi l’indirizzo come in name@example.com.",
  subscribe: "Iscriviti",
  thanks: "Grazie",
  subscribed: "Novità e storie arriveranno a {email} una volta alla settimana.",
  back: "Torna allo shop",
};
