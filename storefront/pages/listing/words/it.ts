import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  productsOf: "{title}, articoli",
  filters: "Filtri",
  products: "Articoli",
  show: { one: "Mostra {count} articolo", other: "Mostra {count} articoli" },
  items: { one: "{count} articolo", other: "{count} articoli" },
  upTo: "{last} di {total}",
  fromTo: "{first}–{last} di {total}",
  itemsShown: "Articoli mostrati",
  loading: "Caricamento",
  loadingProducts: "Caricamento degli articoli",
  loadMore: "Mostra altri",
  moreFailed: "Impossibile caricare altri articoli. Riprova tra poco.",
  earlier: "Articoli precedenti",
  backToTop: "Torna su",
  more: "Altro",
  less: "Meno",
};
