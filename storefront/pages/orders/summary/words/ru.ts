import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  title: "Ваш заказ",
  bar: {
    one: "Ваш заказ, {count} товар",
    few: "Ваш заказ, {count} товара",
    many: "Ваш заказ, {count} товаров",
    other: "Ваш заказ, {count} товара",
  },
  items: { one: "{count} товар", few: "{count} товара", many: "{count} товаров", other: "{count} товара" },
  total: "Итого",
  due: "Осталось оплатить",
  quantity: "Количество: {count}",
  price: "Цена",
};
