import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  help: "Помощь",
  updated: "Последнее изменение: {date}",
  perhaps: "Возможно, вы искали одну из этих страниц; или спросите своими словами.",
  answers: "Ответы",
  nothing: "По запросу «{find}» ничего нет. Попробуйте меньше слов или выберите ниже.",
  found: {
    one: "{count} ответ на «{find}»",
    few: "{count} ответа на «{find}»",
    many: "{count} ответов на «{find}»",
    other: "{count} ответа на «{find}»",
  },
  search: "Поиск в справке",
  description: "Ответы о заказах, доставке, возвратах, размерах и оплате, и как с нами связаться.",
  missing: "Такой страницы нет",
  missingDescription: "В справке нет страницы с таким названием.",
  orders: "Заказы",
  returns: "Возвраты",
  shopping: "Размеры",
  about: "Vitrine",
  legal: "Правовая информация",
  startReturn: "Оформить возврат",
  designers: "Дизайнеры",
  inEnglish: "Этот текст на английском языке.",
};
