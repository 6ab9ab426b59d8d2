import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  productsOf: "{title}, товары",
  filters: "Фильтры",
  products: "Товары",
  show: {
    one: "Показать {count} товар",
    few: "Показать {count} товара",
    many: "Показать {count} товаров",
    other: "Показать {count} товара",
  },
  items: { one: "{count} товар", few: "{count} товара", many: "{count} товаров", other: "{count} товара" },
  upTo: "{last} из {total}",
  fromTo: "{first}–{last} из {total}",
  itemsShown: "Показано товаров",
  loading: "Загрузка",
  loadingProducts: "Загрузка товаров",
  loadMore: "Показать ещё",
  moreFailed: "Не удалось загрузить ещё. Попробуйте чуть позже.",
  earlier: "Предыдущие товары",
  backToTop: "Наверх",
  more: "Ещё",
  less: "Свернуть",
};
