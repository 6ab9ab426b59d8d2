import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  yourCountry: "ваша страна",
  method: "Способ",
  arrives: "Срок",
  price: "Цена",
  freeFrom: "{price}, бесплатно от {from}",
  costs: "{method}: {price}.",
  costsFreeFrom: "{method}: {price}, при заказе от {from} бесплатно.",
  payment: "На выбор: {methods}.",
  between: ", ",
  returnPeriod: { one: "{count} день", few: "{count} дня", many: "{count} дней", other: "{count} дня" },
};
