import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  productsOf: "{title}, artículos",
  filters: "Filtros",
  products: "Artículos",
  show: { one: "Ver {count} artículo", other: "Ver {count} artículos" },
  items: { one: "{count} artículo", other: "{count} artículos" },
  upTo: "{last} de {total}",
  fromTo: "{first}–{last} de {total}",
  itemsShown: "Artículos mostrados",
  loading: "Cargando",
  loadingProducts: "Cargando artículos",
  loadMore: "Ver más",
  moreFailed: "No se han podido cargar más. Inténtalo de nuevo en un momento.",
  earlier: "Artículos anteriores",
  backToTop: "Volver arriba",
  more: "Más",
  less: "Menos",
};
