import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  productsOf: "{title}, articles",
  filters: "Filtres",
  products: "Articles",
  show: { one: "Voir {count} article", other: "Voir {count} articles" },
  items: { one: "{count} article", other: "{count} articles" },
  upTo: "{last} sur {total}",
  fromTo: "{first}–{last} sur {total}",
  itemsShown: "Articles affichés",
  loading: "Chargement",
  loadingProducts: "Chargement des articles",
  loadMore: "Voir plus",
  moreFailed: "La suite n’a pas pu être chargée. Réessayez dans un instant.",
  earlier: "Articles précédents",
  backToTop: "Haut de page",
  more: "Plus",
  less: "Moins",
};
