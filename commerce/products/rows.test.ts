import { expect, test } from "vitest";
import { feedRow } from "./testing-feed.ts";
import { feedRowsOf } from "./feed-rows.ts";
import { findContradiction, toRows } from "./rows.ts";
import type { FeedRow } from "#catalogue";

const line = (row: FeedRow, number = 1) => ({
  line: number,
  row,
  base: row,
  vendorNames: {},
  titles: { zh: row.title_zh },
});

test("[SR-18] tab-separated tags, pictures and departments become lists", () => {
  const row = feedRow(1, 0, { tags: "Clothing\tWomen\t", product_images: "/a\t/b", department: "women\tgirls" });
  const { product } = toRows(3, [line(row)]);
  expect(product).toMatchObject({ tags: ["Clothing", "Women"], images: ["/a", "/b"], departments: ["women", "girls"] });
});

test("[OC-09] options become names and values, and are derived again as written", () => {
  const options = "Width > Extra wide\tLast > A > B";
  const rows = [feedRow(1, 0, { options }), feedRow(1, 1)];
  const { product, variants } = toRows(
    3,
    rows.map((row) => line(row)),
  );
  expect(variants.map((variant) => variant.options)).toEqual([
    [
      { name: "Width", value: "Extra wide" },
      { name: "Last", value: "A > B" },
    ],
    null,
  ]);
  expect(variants.map(({ written }) => written)).toEqual([null, null]);
  expect(feedRowsOf({ ...product, variants })).toEqual(rows);
});

test("[SR-19] prices are thousandths by price list, with a separate field for China", () => {
  const row = feedRow(3, 0, { eu_eur_price_f: 19.99, cn_cny_price_1k: 150_500 });
  const { product } = toRows(3, [line(row)]);
  expect(product.prices).toMatchObject({ eu_eur: 19_990, cn_cny: 150_500 });
  expect(product.prices).not.toHaveProperty("ru_rub");
  expect(product.compareAtPrices).toEqual({ eu_eur: 206_000 });
});

test("a product has the price and compare-at price of its cheapest variant", () => {
  const dear = feedRow(1, 0, { eu_eur_price_f: 300, eu_eur_compare_at_price_f: 900 });
  const cheap = feedRow(1, 1, { eu_eur_price_f: 200 });
  const { product, variants } = toRows(3, [line(dear), line(cheap, 2)]);
  expect(product.prices.eu_eur).toBe(200_000);
  expect(product.compareAtPrices).not.toHaveProperty("eu_eur");
  expect(variants.map(({ prices }) => prices?.eu_eur)).toEqual([300_000, 200_000]);
});

test("variants with the product's prices store none", () => {
  const { variants } = toRows(3, [line(feedRow(1, 0)), line(feedRow(1, 1), 2)]);
  expect(variants.map(({ id, ordinal, prices }) => [id, ordinal, prices])).toEqual([
    ["v1-0", 0, null],
    ["v1-1", 1, null],
  ]);
});

test("stock is the sum of all variants, counting negative ones as zero", () => {
  const rows = [feedRow(1, 0, { inventory_quantity: 4 }), feedRow(1, 1, { inventory_quantity: -2 })];
  expect(
    toRows(
      3,
      rows.map((row) => line(row)),
    ).product.inventoryQuantity,
  ).toBe(4);
});

test("a line that differs from the first line of its product is reported with its field", () => {
  const contradiction = findContradiction(line(feedRow(1), 4), line(feedRow(1, 1, { title: "Other" }), 5));
  expect(contradiction).toEqual({ line: 5, field: "title", message: "differs from line 4 of the same product" });
  expect(findContradiction(line(feedRow(1), 4), line(feedRow(1, 1), 5))).toBeUndefined();
});
