import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  title: "Zuletzt angesehen",
  none: "Was Sie ansehen, wird nur in diesem Browser gespeichert. Noch ist nichts da.",
  start: "Jetzt entdecken",
};
