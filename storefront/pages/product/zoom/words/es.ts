import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  title: "Fotos ampliadas",
  previous: "Foto anterior",
  next: "Foto siguiente",
  close: "Cerrar",
  enlarge: "{alt}, ampliar",
  makeSmaller: "{alt}, reducir",
};
