import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  missingTitle: "Такой страницы нет",
  missingText: "Возможно, товар распродан или в адресе ошибка. Воспользуйтесь поиском или продолжите отсюда.",
  failedTitle: "Что-то пошло не так",
  failedText: "Ошибка на нашей стороне. Попробуйте ещё раз через минуту — ничего не потеряно.",
  retry: "Попробовать снова",
  newArrivals: "Новинки",
  women: "Женщинам",
  men: "Мужчинам",
  kids: "Детям",
  sale: "Распродажа",
};
