import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  changed:
    "Algo en tu cesta ha cambiado desde la última vez. Lo indicamos junto a cada artículo; tramita el pedido para continuar.",
  summary: "Resumen",
  signIn: "Inicia sesión",
  everywhere: "{signIn} para tener esta cesta en todos tus dispositivos, o compra sin cuenta.",
  elsewhere: "¿Añadiste algo en otro dispositivo? {signIn}.",
  removed: "Se ha eliminado de tu cesta.",
  toBegin: "Para empezar",
};
