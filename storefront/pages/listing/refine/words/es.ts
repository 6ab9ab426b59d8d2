import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  back: "Atrás",
  clear: "Borrar",
  noItems: "Sin artículos",
  all: "Todos",
  allNumber: "Todos ({number})",
  any: "Cualquiera",
  categoryFirst: "Elige antes una categoría",
  allKids: "Todos los niños",
  allDepartments: "Todas las secciones",
  allCategories: "Todas las categorías",
  allTypes: "Todos los tipos",
  jump: "Ir a una letra",
  optionsFailed: "Ahora mismo no se pueden mostrar las opciones.",
  retry: "Intentar de nuevo",
  minProblem: "El importe superaba el precio máximo y se ha borrado.",
  maxProblem: "El importe era inferior al precio mínimo y se ha borrado.",
};
