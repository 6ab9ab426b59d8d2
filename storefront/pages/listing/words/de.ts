import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  productsOf: "{title}, Artikel",
  filters: "Filter",
  products: "Artikel",
  show: { one: "{count} Artikel anzeigen", other: "{count} Artikel anzeigen" },
  items: { one: "{count} Artikel", other: "{count} Artikel" },
  upTo: "{last} von {total}",
  fromTo: "{first}–{last} von {total}",
  itemsShown: "Angezeigte Artikel",
  loading: "Wird geladen",
  loadingProducts: "Artikel werden geladen",
  loadMore: "Mehr laden",
  moreFailed: "Weitere Artikel konnten nicht geladen werden. Versuchen Sie es gleich noch einmal.",
  earlier: "Frühere Artikel",
  backToTop: "Nach oben",
  more: "Mehr",
  less: "Weniger",
};
