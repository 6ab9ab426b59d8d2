// Tables whose columns the merchant names in a mapping.

import { expect, test } from "vitest";
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
