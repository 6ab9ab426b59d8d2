import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  suggestions: "Sugerencias",
  recent: "Búsquedas recientes",
  designers: "Diseñadores",
  categories: "Categorías",
  products: "Artículos",
  popularDesigners: "Diseñadores populares",
  popularCategories: "Categorías populares",
  popularProducts: "Lo más deseado",
  clear: "Borrar",
  clearRecent: "Borrar búsquedas recientes",
  didYouMean: "¿Querías decir {corrected}?",
  searchFor: "Buscar «{query}»",
  seeAll: { one: "Ver el resultado de «{query}»", other: "Ver los {count} resultados de «{query}»" },
  nothing: "No hay sugerencias para «{query}».",
  count: { one: "{count} sugerencia", other: "{count} sugerencias" },
};
