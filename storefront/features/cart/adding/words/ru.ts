import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  add: "Добавить в корзину",
  adding: "Добавляем …",
  added: "В корзине",
  soldOut: "Распродано",
  chooseSize: "Сначала выберите размер.",
  unreached: "Запрос не дошёл до магазина. Проверьте соединение и попробуйте снова.",
};
