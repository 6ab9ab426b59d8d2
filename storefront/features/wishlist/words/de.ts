import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  save: "Auf die Wunschliste",
  saved: "Auf der Wunschliste",
};
