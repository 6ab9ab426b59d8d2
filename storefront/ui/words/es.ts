import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  breadcrumb: "Ruta de navegación",
  close: "Cerrar",
  optional: "(opcional)",
  was: "Antes",
  now: "ahora",
  newSeason: "Nueva temporada",
  search: "Buscar",
  searchHere: "Buscar…",
  submitSearch: "Iniciar la búsqueda.",
  clearSearch: "Borrar la búsqueda.",
  save: "Guardar {title}",
  notSaved: "No se ha podido guardar. Inténtalo de nuevo en un momento.",
};
