import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_TAXONOMY, resolveCollection, toSlug, type FeedRow } from "#catalogue";
import { demoProducts } from "#demo/feed";
import { plainRecordOf } from "./products.ts";
import { productRecord } from "./testing/product-record.ts";
import { is, readHit, type SearchResult } from "./query.ts";
import type { IndexRecord } from "./schema.ts";
import { CountedSuggestions, SUGGESTION_FIELDS, SUGGESTION_SCHEMA, suggestionRecords } from "./suggestions.ts";
import type { Suggestion } from "./suggestions.ts";
import { createOracle } from "./testing/oracle.ts";
import { randomCases } from "../tools/test-runner/thorough.ts";

const demo = [...demoProducts({ products: 800 })].map((lines) => lines.map((line) => JSON.parse(line) as FeedRow));
const [first] = demo[0]!;

/** The demo's first product with one variant and some changes. */
const record = (number: number, changes: Partial<FeedRow> = {}): IndexRecord =>
  productRecord([
    { ...first!, visibility: "YES", viplevel: 0, ...changes, product_id: `${number}`, objectID: `v${number}` },
  ]);

async function gather(records: AsyncIterable<IndexRecord>): Promise<IndexRecord[]> {
  const gathered: IndexRecord[] = [];
  for await (const one of records) gathered.push(one);
  return gathered;
}

const suggest = async (records: Iterable<IndexRecord>): Promise<Suggestion[]> =>
  (await gather(suggestionRecords(records, DEFAULT_TAXONOMY))).map(
    ({ fields }) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => name !== "price_lists")) as object as Suggestion,
  );

const coat = (number: number, changes: Partial<FeedRow> = {}): IndexRecord =>
  record(number, {
    vendor: "Åkerlund",
    vendor_handle: "akerlund",
    product_type: "Coats",
    department: "women",
    tags: "Clothing\tWomen",
    sold_num: 10,
    updated_at: `2026-03-0${number}T00:00:00Z`,
    ...changes,
  });

test("[SR-05] a suggestion has every field of the specification, in both languages", async () => {
  const found = await suggest([coat(1), coat(2), coat(3)]);
  expect(found.find(({ objectid }) => objectid === "category:women-coats")).toEqual({
    objectid: "category:women-coats",
    type: "category",
    gender: "Women",
    gender_zh: "女士",
    category: "Clothing",
    category_zh: "服装",
    subcategory: "Coats",
    subcategory_zh: "大衣",
    designer: "",
    title: "Women’s Coats",
    title_zh: "女士大衣",
    title_short: "Coats",
    title_zh_short: "大衣",
    priority: 33,
    path: "/collections/women-coats",
    keyword: "women womens clothing coats",
    slug: "women-coats",
    updated_at: "2026-03-03T00:00:00Z",
  });
  const isName = (field: string) => /^designer_[a-z]{2}$/.test(field);
  for (const one of found) {
    const fields = Object.keys(one).filter((field) => !isName(field));
    expect(fields.toSorted()).toEqual(SUGGESTION_FIELDS.toSorted());
  }
});

test("designers are suggested, also per department if they have several, and per type with enough products", async () => {
  const ids = async (...records: IndexRecord[]) =>
    (await suggest(records)).filter(({ designer }) => designer !== "").map(({ objectid, path }) => [objectid, path]);
  expect(await ids(coat(1), coat(2))).toEqual([["designer:akerlund", "/collections/akerlund"]]);
  expect(await ids(coat(1), coat(2, { department: "women\tmen" }), coat(3))).toEqual([
    ["designer:akerlund", "/collections/akerlund"],
    ["designer:akerlund:women", "/collections/akerlund/women"],
    ["designer:akerlund:men", "/collections/akerlund/men"],
    ["category:akerlund:coats", "/collections/akerlund/coats"],
  ]);
});

test("products that a visitor cannot see or buy are not counted", async () => {
  const unpriced = Object.fromEntries(
    Object.keys(first!)
      .filter((name) => name.includes("price"))
      .map((name) => [name, undefined]),
  );
  const hidden = [coat(1, { visibility: "NO" }), coat(2, { viplevel: 1 }), coat(3, unpriced)];
  expect(await suggest(hidden)).toEqual([]);
});

test("children's products count for kids, and their backpacks as accessories", async () => {
  const found = await suggest([coat(1, { department: "girls", product_type: "Backpacks" })]);
  const slugs = found.filter(({ type }) => type === "category").map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(["kids", "girls", "girls-accessories", "kids-backpacks"]));
  expect(slugs).not.toContain("girls-bags");
});

test("every suggestion of the demo links to an existing listing", async () => {
  const found = await suggest(demo.map(productRecord));
  expect(new Set(found.map(({ objectid }) => objectid)).size).toBe(found.length);
  const handles = new Set(demo.map(([row]) => row!.vendor_handle));
  for (const { path, title, title_zh, priority, category, gender, updated_at } of found) {
    const [, , slug = "", tag] = path.split("/");
    expect(resolveCollection(DEFAULT_TAXONOMY, slug) !== undefined || handles.has(slug), path).toBe(true);
    expect(tag === undefined || resolveCollection(DEFAULT_TAXONOMY, tag) !== undefined, path).toBe(true);
    expect(title && title_zh, path).not.toBe("");
    expect(priority, path).toBeGreaterThan(0);
    expect(Date.parse(updated_at), path).toBeGreaterThan(0);
    expect(category === "" || DEFAULT_TAXONOMY.category(category.toLowerCase()) !== undefined, path).toBe(true);
    expect(gender === "" || DEFAULT_TAXONOMY.department(toSlug(gender)) !== undefined, path).toBe(true);
  }
});

test("products pass through unchanged while they are counted", async () => {
  const records = demo.slice(0, 200).map(productRecord);
  const counted = new CountedSuggestions(DEFAULT_TAXONOMY);
  const seen = await gather(counted.counting(records));
  expect(seen).toEqual(records);
  expect(counted.records()).toEqual(await gather(suggestionRecords(records, DEFAULT_TAXONOMY)));
});

test("products that change one by one leave the suggestions of a new count", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(changes, { maxLength: 12 }), { minLength: 1, maxLength: 6 }), async (rounds) => {
      const counted = new CountedSuggestions(DEFAULT_TAXONOMY);
      const products = new Map<number, IndexRecord>(Array.from({ length: 30 }, (_, at) => [at, coat(at)]));
      for (const product of products.values()) counted.add(product);
      const suggested = new Map(counted.records().map((one) => [one.id, one]));
      for (const round of rounds) {
        for (const [number, change] of round) {
          const before = products.get(number);
          if (before) counted.remove(before);
          products.delete(number);
          if (change) products.set(number, coat(number, change));
          if (change) counted.add(products.get(number)!);
        }
        if (!counted.isExact) return;
        for (const change of counted.changes()) {
          if (change.kind === "put") suggested.set(change.record.id, change.record);
          else suggested.delete(change.id);
        }
        const again = await gather(suggestionRecords(products.values(), DEFAULT_TAXONOMY));
        expect(byId(suggested.values())).toEqual(byId(again));
      }
    }),
    { numRuns: randomCases(50, 1_000) },
  );
});

const byId = (records: Iterable<IndexRecord>): IndexRecord[] => [...records].toSorted((a, b) => (a.id < b.id ? -1 : 1));

const changes = fc.tuple(
  fc.nat({ max: 39 }),
  fc.option(
    fc.record({
      vendor: fc.constantFrom("Åkerlund", "Akerlund"),
      vendor_handle: fc.constantFrom("akerlund", "nordlys"),
      product_type: fc.constantFrom("Coats", "Dresses", "Backpacks"),
      department: fc.constantFrom("women", "men", "women\tmen", "girls"),
      tags: fc.constantFrom("Women", "New Arrivals"),
      visibility: fc.constantFrom("YES" as const, "NO" as const),
      sold_num: fc.nat({ max: 99 }),
      updated_at: fc.integer({ min: 10, max: 28 }).map((day) => `2026-03-${day}T00:00:00Z`),
      www_usd_compare_at_price_f: fc.constantFrom(undefined, 99_000),
      uk_gbp_price_f: fc.constantFrom(undefined, 500),
    }),
  ),
);

test("removing the newest of many products is noticed, because only a new count knows the next date", () => {
  const counted = new CountedSuggestions(DEFAULT_TAXONOMY);
  const products = Array.from({ length: 20 }, (_, at) => coat(at, { updated_at: `2026-03-${10 + at}T00:00:00Z` }));
  for (const product of products) counted.add(product);
  for (const product of products.slice(0, 15)) counted.remove(product);
  expect(counted.isExact).toBe(true);
  for (const product of products.slice(0, 15)) counted.add(product);
  for (const product of products.slice(-8)) counted.remove(product);
  expect(counted.isExact).toBe(false);
});

test("records with only the fields of the feed give the same suggestions", async () => {
  const named = { ...first!, vendor_ja: "オーケルンド" };
  const variants = [named, { ...named, objectID: "v2", www_usd_compare_at_price_f: 99_000 }];
  const products = [variants, ...demo.slice(1, 200)];
  const suggestions = await gather(suggestionRecords(products.map(plainRecordOf), DEFAULT_TAXONOMY));
  expect(suggestions).toEqual(await gather(suggestionRecords(products.map(productRecord), DEFAULT_TAXONOMY)));
});

test("suggestions are found by prefixes, without accents and misspelt, the most popular first", async () => {
  const index = createOracle(SUGGESTION_SCHEMA);
  await index.replace(
    suggestionRecords(
      [
        coat(1),
        coat(2),
        coat(3),
        coat(4, { vendor: "Nordlys", vendor_handle: "nordlys", department: "men" }),
        record(5, { product_type: "T-Shirts" }),
      ],
      DEFAULT_TAXONOMY,
    ),
  );
  const titles = async (text: string, type = "category") => {
    const result = (await index.search({ text, filter: is("type", type) })) as SearchResult;
    return result.hits.map((hit) => readHit(hit)["title"]);
  };
  expect(await titles("akerl", "designer")).toEqual(["Åkerlund"]);
  expect(await titles("womens co")).toEqual(["Women’s Coats"]);
  const coats = ["Coats", "Åkerlund Coats", "Women’s Coats", "Men’s Coats"];
  expect(await titles("大衣")).toEqual(coats);
  expect(await titles("coats")).toEqual(coats);
  expect(await titles("akerlumd", "designer")).toEqual(["Åkerlund"]);
  expect(await titles("tshirts")).toContain("T-Shirts");
});
