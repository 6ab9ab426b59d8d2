import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  check: "Revisa: {title}",
  email: "Correo electrónico",
  show: "Mostrar",
  hide: "Ocultar",
};
