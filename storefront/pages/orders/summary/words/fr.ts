import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  title: "Récapitulatif",
  bar: { one: "Récapitulatif, {count} article", other: "Récapitulatif, {count} articles" },
  items: { one: "{count} article", other: "{count} articles" },
  total: "Total",
  due: "Reste à payer",
  quantity: "Quantité {count}",
  price: "Prix",
};
