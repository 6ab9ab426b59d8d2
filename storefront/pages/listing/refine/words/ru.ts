import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  back: "Назад",
  clear: "Сбросить",
  noItems: "Нет товаров",
  all: "Все",
  allNumber: "Все ({number})",
  any: "Любая",
  categoryFirst: "Сначала выберите категорию",
  allKids: "Все детские",
  allDepartments: "Все отделы",
  allCategories: "Все категории",
  allTypes: "Все виды",
  jump: "Перейти к букве",
  optionsFailed: "Сейчас варианты не удалось показать.",
  retry: "Повторить",
  minProblem: "Сумма была выше максимальной цены и удалена.",
  maxProblem: "Сумма была ниже минимальной цены и удалена.",
};
