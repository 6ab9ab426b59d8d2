import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  missingTitle: "Esta página no existe",
  missingText: "Puede que el artículo se haya agotado o que la dirección tenga un error. Busca, o continúa desde aquí.",
  failedTitle: "Algo ha fallado",
  failedText: "El error es nuestro. Inténtalo de nuevo en un momento; no se ha perdido nada.",
  retry: "Volver a intentarlo",
  newArrivals: "Novedades",
  women: "Mujer",
  men: "Hombre",
  kids: "Niños",
  sale: "Rebajas",
};
