// Properties of the whole catalogue: ids, sizes, prices, proportions, tags, pictures.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type FeedRow, INITIAL_LISTS, toHandle } from "#catalogue";
import { expect, test } from "vitest";
import { demoContentOf } from "../content/index.ts";
import { decodeRecipe, entryOf, isPictureView, libraryIndex } from "../pictures/index.ts";
import { checkDigit } from "../products/identity.ts";
import { firsts, library, PRODUCTS, products, repeated, rows } from "./testing-catalogue.ts";
import { DEFAULT_TODAY, demoFeed } from "./index.ts";

test("the same seed gives the same bytes, another seed different ones", () => {
  const hash = (seed: number): string => {
    const sum = createHash("sha256");
    for (const line of demoFeed({ products: 400, seed, library })) sum.update(line);
    return sum.digest("hex");
  };
  expect(hash(7)).toBe(hash(7));
  expect(hash(7)).not.toBe(hash(8));
});

test("a catalogue without products is rejected", () => {
  expect(() => demoFeed({ products: 0, library }).next()).toThrow(/at least one product/);
});

test("only drawn cuts are sold, and a library without drawings is rejected", () => {
  const shirts = libraryIndex(library.entries.filter(({ of }) => of.startsWith("t-shirts/")));
  const types = [...demoFeed({ products: 60, library: shirts })].map(
    (line) => (JSON.parse(line) as FeedRow).product_type,
  );
  expect(new Set(types)).toEqual(new Set(["T-Shirts"]));
  expect(() => demoFeed({ products: 60, library: libraryIndex([]) }).next()).toThrow(/no drawing/);
});

test("the feed has the requested number of products, with the variants of each together", () => {
  const ids = rows.map(({ product_id }) => product_id);
  const runs = ids.filter((id, at) => id !== ids[at - 1]);
  expect(runs).toHaveLength(PRODUCTS);
  expect(repeated(runs)).toEqual([]);
});

test("no product has a size twice", () => {
  expect(products.filter((variants) => repeated(variants.map(({ size }) => size)).length > 0)).toEqual([]);
});

test("handles, ids, skus and barcodes are unique, and handles are well-formed", () => {
  expect(repeated(firsts.map(({ handle }) => handle))).toEqual([]);
  expect(repeated(rows.map(({ objectID }) => objectID))).toEqual([]);
  expect(repeated(rows.map(({ sku }) => sku))).toEqual([]);
  expect(repeated(rows.map(({ barcode }) => barcode))).toEqual([]);
  expect(firsts.filter(({ handle }) => toHandle(handle) !== handle)).toEqual([]);
  expect(firsts.filter(({ vendor, vendor_handle }) => toHandle(vendor) !== vendor_handle)).toEqual([]);
});

test("every barcode is a valid EAN-13 of the range for internal use", () => {
  // A published example: 4006381333931.
  expect(checkDigit("400638133393")).toBe("1");
  const isValid = (barcode: string): boolean =>
    /^2\d{12}$/.test(barcode) && checkDigit(barcode.slice(0, 12)) === barcode.slice(12);
  expect(rows.filter(({ barcode }) => !isValid(barcode))).toEqual([]);
});

test("every price is positive or absent, and China's are also given in thousandths", () => {
  const prices = firsts.flatMap((row) => INITIAL_LISTS.flatMap((list) => row[`${list}_price_f`] ?? []));
  expect(prices.length).toBeGreaterThan(PRODUCTS * 10);
  expect(prices.filter((price) => !(price > 0))).toEqual([]);
  const thousandths = (price: number | undefined): number | undefined => price && price * 1000;
  expect(firsts.filter((row) => row.cn_cny_price_1k !== thousandths(row.cn_cny_price_f))).toEqual([]);
  expect(firsts.filter((row) => row.cn_cny_compare_at_price_1k !== thousandths(row.cn_cny_compare_at_price_f))).toEqual(
    [],
  );
});

test("reductions are 20 to 70 per cent in every price list", () => {
  const cuts = firsts.flatMap((row) =>
    INITIAL_LISTS.flatMap((list) => {
      const before = row[`${list}_compare_at_price_f`];
      return before === undefined ? [] : 1 - (row[`${list}_price_f`] ?? Number.NaN) / before;
    }),
  );
  expect(cuts.length).toBeGreaterThan(PRODUCTS);
  // Rounding down to a currency's step increases the reduction of the cheapest products.
  expect(cuts.filter((cut) => !(cut > 0.199 && cut < 0.78))).toEqual([]);
});

const percent = (isSo: (row: FeedRow) => boolean): number => (100 * firsts.filter(isSo).length) / firsts.length;
const tagged = (name: string): number => percent(({ tags }) => tags.split("\t").includes(name));
const inDepartment = (name: string): number => percent(({ department }) => department.split("\t").includes(name));
const soldOut = products.filter((variants) => variants.every(({ inventory_quantity }) => inventory_quantity === 0));

const SHARES: readonly (readonly [what: string, share: number, least: number, most: number])[] = [
  ["women alone", percent(({ department }) => department === "women"), 45, 56],
  ["men alone", percent(({ department }) => department === "men"), 25, 34],
  ["women and men", percent(({ department }) => department === "women\tmen"), 3, 9],
  ["kids", tagged("Kids"), 11, 19],
  ...["baby-girl", "baby-boy", "girls", "boys", "teen-girl", "teen-boy"].map(
    (one) => [one, inDepartment(one), 0.7, 6] as const,
  ),
  ["clothing", tagged("Clothing"), 52, 66],
  ["shoes", tagged("Shoes"), 13, 23],
  ["bags", tagged("Bags"), 6, 14],
  ["accessories", tagged("Accessories"), 9, 17],
  ["on sale", tagged("Sale"), 28, 42],
  ["new", tagged("New Arrivals"), 5, 16],
  ["without a price somewhere", percent((row) => INITIAL_LISTS.some((list) => !row[`${list}_price_f`])), 3, 5.2],
  ["hidden", percent(({ visibility }) => visibility === "NO"), 2, 4.5],
  ["for VIP shoppers", percent(({ viplevel }) => viplevel > 0), 2, 4.5],
  ["sold out", (100 * soldOut.length) / PRODUCTS, 2.8, 5.5],
];

test.each(SHARES)("the share of products %s is realistic", (_, share, least, most) => {
  expect(share).toBeGreaterThan(least);
  expect(share).toBeLessThan(most);
});

test("dates are in order, before the catalogue's day, newest first", () => {
  const today = DEFAULT_TODAY.toISOString();
  const isOrdered = ({ created_at, published_at, updated_at }: FeedRow): boolean =>
    created_at < published_at && published_at <= updated_at && updated_at <= today;
  expect(firsts.filter((row) => !isOrdered(row))).toEqual([]);
  const published = firsts.map(({ published_at }) => published_at);
  expect(published).toEqual(published.toSorted().toReversed());
});

test("merchandising ranks are unique and complete, and the first sell most", () => {
  const ranks = firsts.map(({ position }) => position).toSorted((a, b) => a - b);
  expect(ranks).toEqual(Array.from({ length: PRODUCTS }, (_, at) => at + 1));
  const sold = (least: number, most: number): number =>
    firsts.filter(({ position }) => position >= least && position < most).reduce((sum, row) => sum + row.sold_num, 0);
  expect(sold(1, 101)).toBeGreaterThan(2 * sold(1_000, 1_100));
});

test("every tag of a product is a tag of the shop, and every designer has something to sell", () => {
  const { tags } = demoContentOf({ products: PRODUCTS, library });
  const names = new Set(tags.map(({ name }) => name));
  const used = new Set(firsts.flatMap((row) => row.tags.split("\t")));
  expect([...used].filter((tag) => !names.has(tag))).toEqual([]);
  const vendors = tags.filter(({ metafields }) => metafields?.some(({ value }) => value === "vendor"));
  expect(vendors.filter(({ name }) => !used.has(name))).toEqual([]);
});

test("every picture address names a drawing, and a product has at least three", () => {
  const isDrawn = (address: string): boolean => {
    const [, media, art, text = "", view = ""] = address.split("/");
    const recipe = decodeRecipe(text);
    return media === "media" && art === "art" && !!recipe && isPictureView(view) && !!entryOf(library, recipe, view);
  };
  const wrong = ({ largeImage, product_images }: FeedRow): boolean => {
    const pictures = product_images.split("\t");
    return pictures.length < 3 || pictures[0] !== largeImage || !pictures.every(isDrawn);
  };
  expect(firsts.filter(wrong)).toEqual([]);
});

/** Column of a designer's name in another language. */
const NAME = /^vendor_[a-z]{2}$/;

test("the feed's documentation names every field and shows a complete line", () => {
  const text = readFileSync(new URL("../../docs/product-feed.md", import.meta.url), "utf8");
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)).map((name) => name.replace(NAME, "vendor_zh")))];
  const written = (field: string): string =>
    field.replace(/^[a-z]+_[a-z]{3}(?=_(compare_at_|prior_)?price_f$)/, "{list}");
  expect(fields.filter((field) => !text.includes(`\`${written(field)}\``))).toEqual([]);
  const example = /```json\n([\s\S]+?)\n```/.exec(text)?.[1] ?? "{}";
  const shown = Object.keys(JSON.parse(example) as FeedRow);
  expect(fields.filter((field) => !field.endsWith("_f") && !shown.includes(field))).toEqual([]);
});
