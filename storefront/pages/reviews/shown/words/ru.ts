import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  title: "Отзывы",
  none: "Отзывов пока нет. Если вы купили эту вещь, ваш будет первым.",
  write: "Написать отзыв",
  count: { one: "{count} отзыв", few: "{count} отзыва", many: "{count} отзывов", other: "{count} отзыва" },
  readAll: {
    one: "Читать {count} отзыв",
    few: "Читать все {count} отзыва",
    many: "Читать все {count} отзывов",
    other: "Читать все {count} отзыва",
  },
  stars: { one: "{count} звезда", few: "{count} звезды", many: "{count} звёзд", other: "{count} звезды" },
  outOf: "{rating} из 5 звёзд",
  fits: "Посадка: {fit}, по отзывам ({said})",
  fitsSmall: "маломерит",
  fitsRight: "в размер",
  fitsLarge: "большемерит",
  small: "Маломерит",
  right: "В размер",
  large: "Большемерит",
  edited: "{date}, изменён",
  verified: "Проверенная покупка",
  thanks: "Спасибо",
  thanksMany: {
    one: "Спасибо: полезно {count} читателю",
    few: "Спасибо: полезно {count} читателям",
    many: "Спасибо: полезно {count} читателям",
    other: "Спасибо: полезно {count} читателям",
  },
  helpful: "Полезно",
  helpfulCount: "Полезно ({votes})",
  report: "Пожаловаться",
  reported: "Жалоба отправлена, спасибо",
};
