import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  title: "Vus récemment",
  none: "Les articles consultés ne sont conservés que dans ce navigateur. Il n’y en a pas encore.",
  start: "Découvrir",
};
