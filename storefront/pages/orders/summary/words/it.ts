import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const it: Words<typeof en> = {
  title: "Riepilogo ordine",
  bar: { one: "Riepilogo ordine, {count} articolo", other: "Riepilogo ordine, {count} articoli" },
  items: { one: "{count} articolo", other: "{count} articoli" },
  total: "Totale",
  due: "Da pagare",
  quantity: "Quantità {count}",
  price: "Prezzo",
};
