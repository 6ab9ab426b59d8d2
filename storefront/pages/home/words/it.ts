import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  title: "Vitrine: abbigliamento, scarpe, borse e accessori firmati",
  description: "Abbigliamento, scarpe, borse e accessori firmati per donna, uomo e bambini, scelti capo per capo.",
  madeBy: "{product} di {designer}",
  play: "Riproduci il filmato",
  pause: "Metti in pausa",
};
