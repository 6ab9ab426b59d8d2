import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  bag: "Корзина",
  withItems: {
    one: "Корзина, {count} товар",
    few: "Корзина, {count} товара",
    many: "Корзина, {count} товаров",
    other: "Корзина, {count} товара",
  },
};
