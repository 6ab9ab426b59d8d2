import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  description: "{title} {vendor}, цвет: {colour}. {type} от дизайнеров в Vitrine.",
  view: "{title}, вид {number}",
  shopAll: "Смотреть все: {type}",
  details: "Описание",
  chooseSize: "Сначала выберите размер.",
  delivery: "Доставка",
  express: "Экспресс",
  returns: "Возврат",
  returnDays: {
    one: "В течение {count} дня после доставки",
    few: "В течение {count} дней после доставки",
    many: "В течение {count} дней после доставки",
    other: "В течение {count} дня после доставки",
  },
  "vat-included": "НДС включён",
  "duties-included": "Пошлины и налоги включены",
  "duties-on-delivery": "Без таможенных пошлин",
  arrival: "{dates}, {price}",
  free: "бесплатно",
  foldIn: "Доставка и возврат: {country}",
  fold: "Доставка и возврат",
  sendBack: {
    one: "Верните то, что не подошло, в течение {count} дня после доставки: неношеным и с бирками.",
    few: "Верните то, что не подошло, в течение {count} дней после доставки: неношеным и с бирками.",
    many: "Верните то, что не подошло, в течение {count} дней после доставки: неношеным и с бирками.",
    other: "Верните то, что не подошло, в течение {count} дня после доставки: неношеным и с бирками.",
  },
  method: "{name}: {days}, {price}",
  methodFree: "{name}: {days}, {price}, бесплатно от {free}",
};
