import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  check: "À vérifier : {title}",
  email: "Adresse e-mail",
  show: "Afficher",
  hide: "Masquer",
};
