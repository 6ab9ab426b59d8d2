import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  gonePiece: "Товар, который здесь больше не продаётся",
  giftFor: "Для: {name}",
  delivery: "Доставка",
  deliveryTo: "Доставка: {country}",
  days: {
    one: "{from}–{count} рабочий день",
    few: "{from}–{count} рабочих дня",
    many: "{from}–{count} рабочих дней",
    other: "{from}–{count} рабочего дня",
  },
  noForm: "Эта форма не с этой страницы.",
  chooseSize: "Сначала выберите размер.",
  notThere: "Этого больше нет в корзине.",
  notMoved: "Не удалось перенести: избранное заполнено или товар больше не продаётся.",
  onlyLeft: {
    one: "Остался всего {count}.",
    few: "Осталось всего {count}.",
    many: "Осталось всего {count}.",
    other: "Осталось всего {count}.",
  },
  "invalid-quantity": "Это не количество.",
  unavailable: "Этот товар здесь больше не продаётся.",
  "out-of-stock": "Этот размер только что закончился.",
  "not-enough": "Больше этого размера нет: всё, что осталось, уже в вашей корзине.",
  limit: "Не больше десяти штук одного размера.",
  full: "Корзина заполнена: в неё помещается сто разных товаров.",
  tooManyBags: "Из вашей сети создано слишком много корзин. Войдите или попробуйте через час.",
};
