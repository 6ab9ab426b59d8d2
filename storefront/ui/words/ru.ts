import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  breadcrumb: "Навигационная цепочка",
  close: "Закрыть",
  optional: "(необязательно)",
  was: "Старая цена",
  now: "новая цена",
  newSeason: "Новый сезон",
  search: "Поиск",
  searchHere: "Поиск…",
  submitSearch: "Начать поиск.",
  clearSearch: "Очистить поиск.",
  save: "Сохранить: {title}",
  notSaved: "Не удалось сохранить. Попробуйте чуть позже.",
};
