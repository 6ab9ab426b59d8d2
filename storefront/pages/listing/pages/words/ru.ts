import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  search: "Поиск",
  resultsFor: "Результаты по запросу {query}",
  searchDescription: "Поиск дизайнеров, одежды, обуви, сумок и аксессуаров.",
  description: "{title}: дизайнерские вещи, отобранные одна за другой.",
  tagged: "{title} – «{tags}»",
  designers: "Дизайнеры",
  designersIn: "Дизайнеры: {title}",
  searchResults: "результаты поиска",
  results: {
    one: "{count} результат",
    few: "{count} результата",
    many: "{count} результатов",
    other: "{count} результата",
  },
  corrected: "Показаны результаты по запросу {corrected}. По запросу «{query}» ничего нет.",
  fewerWords: "По всем этим словам ничего нет. С меньшим числом слов:",
  nothing: "Ничего не найдено. Проверьте написание, попробуйте меньше слов или более простые либо посмотрите здесь.",
  popularDesigners: "Популярные дизайнеры",
  popularCategories: "Популярные категории",
};
