// Tables whose columns the merchant names in a mapping.

import { expect, test } from "vitest";
import { priceListsOf } from "#catalogue";
import { OPTIONS, readAll } from "../testing-reading.ts";
import { readMapped } from "./read.ts";

test.each([
  ["Größe", ["DE 38", "DE 40", "DE 42"]],
  ["Taglia", ["IT 38", "IT 40", "IT 42"]],
  ["EU", ["EU 38", "EU 40", "EU 42"]],
])("the language of the column %s tells the system of its sizes [OC-08] [OC-10]", async (column, sizes) => {
  const rows = ["38", "40", "42"].map((size) => `A;Kleid Anna;Kleider;Damen;${size};90,00`);
  const table = [`Modell;Bezeichnung;Warengruppe;Zielgruppe;${column};Preis`, ...rows, ""].join("\n");
  const mapping = {
    product: "Modell",
    title: "Bezeichnung",
    type: "Warengruppe",
    gender: "Zielgruppe",
    size: column,
    price: "Preis",
  };
  const { products } = await readAll(readMapped, table, { ...OPTIONS, mapping });
  expect(products.map((variants) => variants.map(({ size }) => size))).toEqual([sizes]);
});

test("an amount that cannot be charged is refused with what can be [OC-15]", async () => {
  const lists = priceListsOf({ lists: [{ code: "kw_kwd", name: "Kuwait" }] });
  const table = "Name;Price\nBlack dress;12.125\nRed dress;12.120\nBlue dress;12.1205\n";
  const mapping = { title: "Name", price: "Price" };
  const options = { ...OPTIONS, lists, currency: "KWD", mapping };
  const { products, skipped } = await readAll(readMapped, table, options);
  expect(products.map(([first]) => first?.["kw_kwd_price_f"])).toEqual([12.12]);
  expect(skipped.map(({ message }) => message)).toEqual([
    "12.125 is not a multiple of 0.01 KWD",
    "12.1205 has more decimals than a price in KWD",
  ]);
});
