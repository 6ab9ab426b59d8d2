import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  designers: "Diseñadores",
  designersFor: "Diseñadores: {department}",
  description: {
    one: "{title}: {count} nombre en Vitrine, de la A a la Z.",
    other: "{title}: los {count} nombres de Vitrine, de la A a la Z.",
  },
  search: "Buscar diseñadores",
  searchAmong: { one: "Buscar en {count} diseñador", other: "Buscar entre {count} diseñadores" },
  none: "Ningún diseñador coincide con «{query}».",
  showAll: "Ver todos los diseñadores",
  byDepartment: "Diseñadores por sección",
  all: "Todos",
  byLetter: "Diseñadores por letra",
  signs: "Números y signos",
};
