import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  search: "Buscar",
  resultsFor: "Resultados de {query}",
  searchDescription: "Busca diseñadores, ropa, zapatos, bolsos y accesorios.",
  description: "{title}: piezas de diseñador, elegidas una a una.",
  tagged: "{title} – Con «{tags}»",
  designers: "Diseñadores",
  designersIn: "Diseñadores: {title}",
  searchResults: "resultados de búsqueda",
  results: { one: "{count} resultado", other: "{count} resultados" },
  corrected: "Resultados de {corrected}. Nada coincide con «{query}».",
  fewerWords: "Nada coincide con todas estas palabras. Con menos palabras:",
  nothing: "No hay resultados. Revisa la ortografía, prueba con menos palabras o más comunes, o echa un vistazo aquí.",
  popularDesigners: "Diseñadores populares",
  popularCategories: "Categorías populares",
};
