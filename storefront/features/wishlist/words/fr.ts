import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  save: "Ajouter à la liste d’envies",
  saved: "Dans la liste d’envies",
};
