import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  title: "Bestellübersicht",
  bar: { one: "Bestellübersicht, {count} Artikel", other: "Bestellübersicht, {count} Artikel" },
  items: { one: "{count} Artikel", other: "{count} Artikel" },
  total: "Gesamtsumme",
  due: "Noch zu zahlen",
  quantity: "Menge {count}",
  price: "Preis",
};
