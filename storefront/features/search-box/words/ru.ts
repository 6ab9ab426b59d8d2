import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  suggestions: "Подсказки",
  recent: "Недавние запросы",
  designers: "Дизайнеры",
  categories: "Категории",
  products: "Товары",
  popularDesigners: "Популярные дизайнеры",
  popularCategories: "Популярные категории",
  popularProducts: "Самое желанное",
  clear: "Очистить",
  clearRecent: "Очистить недавние запросы",
  didYouMean: "Возможно, вы имели в виду {corrected}?",
  searchFor: "Искать «{query}»",
  seeAll: {
    one: "Показать {count} результат по запросу «{query}»",
    few: "Показать все {count} результата по запросу «{query}»",
    many: "Показать все {count} результатов по запросу «{query}»",
    other: "Показать все {count} результата по запросу «{query}»",
  },
  nothing: "Нет подсказок по запросу «{query}».",
  count: { one: "{count} подсказка", few: "{count} подсказки", many: "{count} подсказок", other: "{count} подсказки" },
};
