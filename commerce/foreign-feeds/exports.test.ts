// Exports in the style of real shops: a denim brand without quantities, a shoe shop with half sizes and widths, a jeweller with
// metals as options.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_TAXONOMY, type FeedRow } from "#catalogue";
import { NewTypes } from "#commerce/taxonomy";
import { readShopify } from "./shopify/read.ts";
import { OPTIONS, readAll } from "./testing-reading.ts";

const read = async (name: string) => {
  const file = readFileSync(new URL(`./fixtures/${name}.csv`, import.meta.url));
  const { products, skipped } = await readAll(readShopify, file, { ...OPTIONS, currency: "USD" }, 65_536);
  expect(skipped).toEqual([]);
  return new Map(
    products.map((rows) => [
      rows[0]!.handle,
      [rows[0]!.department, rows[0]!.product_type, rows[0]!.color, ...rows.map(chosen)],
    ]),
  );
};

const chosen = ({ size, options }: FeedRow): string =>
  [size, ...(options === undefined ? [] : options.split("\t"))].join(", ");

test("a denim brand is imported with nothing but the currency [OC-08]", async () => {
  const found = await read("denim");
  expect(found.size).toBe(21);
  expect(found.get("the-foreman-raw")?.slice(0, 5)).toEqual(["men", "Jeans", "Blue", "30 in / L30", "30 in / L32"]);
  expect(found.get("the-foreman-rinse-washed-black")?.slice(0, 4)).toEqual(["men", "Jeans", "Black", "30 in / L30"]);
  expect(found.get("marlow-high-rise")?.slice(0, 4)).toEqual(["women", "Jeans", "Blue", "24 in"]);
  expect(found.get("western-shirt-dress")).toEqual(["women", "Dresses", "multi", "XS / S", "M / L"]);
  expect(found.get("garrison-belt-natural")?.slice(0, 4)).toEqual(["men", "Belts", "Beige", "32 in"]);
  expect(found.get("kids-overalls")?.slice(0, 4)).toEqual(["girls\tboys", "Jumpsuits", "multi", "2Y"]);
  expect(found.get("canvas-tote")).toEqual(["women\tmen", "Tote Bags", "multi", "Only One Size"]);
  expect(found.get("gift-card")).toEqual([
    "women\tmen",
    "Gift Card",
    "multi",
    "Only One Size, Denominations > $50",
    "Only One Size, Denominations > $100",
  ]);
});

test("a shoe shop is imported with half sizes and widths [OC-08] [OC-09]", async () => {
  const found = await read("shoes");
  expect(found.size).toBe(16);
  expect(found.get("harbor-boot")?.slice(0, 6)).toEqual([
    "men",
    "Boots",
    "Brown",
    "US 8, Width > D",
    "US 8, Width > EE",
    "US 8.5, Width > D",
  ]);
  expect(found.get("mara-heel-rosso")?.slice(0, 5)).toEqual(["women", "Pumps", "Red", "EU 35", "EU 35.5"]);
  expect(found.get("aria-ballet")?.slice(0, 5)).toEqual(["women", "Flats", "Beige", "US 5", "US 5.5"]);
  expect(found.get("trail-runner")?.slice(-2)).toEqual(["US 9 / Wide", "US 9.5"]);
  expect(found.get("slide-eva")?.slice(0, 4)).toEqual(["women\tmen", "Sandals", "multi", "EU 36"]);
  expect(found.get("chelsea-suede")?.slice(-1)).toEqual(["US 10"]);
  expect(found.get("rain-boot-kids")?.slice(0, 4)).toEqual(["girls\tboys", "Boots", "multi", "EU 24"]);
});

test("a jeweller is imported with ring sizes, metals, lengths and stones as options [OC-08] [OC-09]", async () => {
  const found = await read("jewellery");
  expect(found.size).toBe(17);
  const signet = found.get("signet") ?? [];
  expect(signet.slice(1, 4)).toEqual(["Rings", "Gold", "US 5, Metal > 14k Yellow Gold"]);
  expect(signet.at(-1)).toBe("US 10, Metal > Sterling Silver");
  expect(found.get("birthstone")?.slice(2, 4)).toEqual(["Red", "US 6, Gemstone > Garnet"]);
  expect(found.get("stacker-uk-silver")?.slice(1, 4)).toEqual(["Rings", "Silver", "UK J"]);
  expect(found.get("box-chain")?.at(-1)).toBe('Only One Size, Metal > Sterling Silver, Length > 20"');
  expect(found.get("initial")?.slice(1, 4)).toEqual(["Necklaces", "Gold", "Only One Size, Letter > A, Metal > Gold"]);
  expect(found.get("pearl-studs")).toEqual(["women", "Earrings", "White", "Only One Size"]);
  expect(found.get("jewelry-box-sage")?.slice(1, 3)).toEqual(["Other Accessories", "Green"]);
});

test("a category that only says whom the goods are for names no type, and a general type is counted once", async () => {
  const file = readFileSync(new URL("./fixtures/hollis-denim.csv", import.meta.url));
  const types = new NewTypes(DEFAULT_TAXONOMY);
  const { products } = await readAll(readShopify, file, { ...OPTIONS, types, currency: "USD" }, 65_536);
  const jean = products.flat().find(({ handle }) => handle === "kids-mini-rider");
  expect([jean?.department, jean?.product_type]).toEqual(["girls\tboys", "Jeans"]);
  expect(types.list).toEqual([{ name: "Other Accessories", category: "Accessories", products: 1 }]);
});
