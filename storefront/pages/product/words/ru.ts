import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  colour: "Цвет",
  size: "Размер",
  sizeGuide: "Таблица размеров",
  allGuides: "Все таблицы размеров",
  isSoldOut: ", нет в наличии",
  pictures: "Фотографии",
  picturesOf: "Фотографии товара",
  view: "Вид {number}: {alt}",
  enlarge: "Увеличить: {alt}",
  byVendor: "{title} {vendor}",
  soldOutAll: "Распродано во всех размерах.",
  last: "Последний экземпляр",
  lastIn: "Последний экземпляр в размере {size}",
  left: "Осталось всего {count}",
  leftIn: "Осталось всего {count} в размере {size}",
  alsoLike: "Вам может понравиться",
  viewed: "Недавно просмотренное",
};
