import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  full: "Список избранного заполнен",
  wishlist: "Избранное",
  counted: {
    one: "Избранное, {count} товар",
    few: "Избранное, {count} товара",
    many: "Избранное, {count} товаров",
    other: "Избранное, {count} товара",
  },
};
