import { DEFAULT_TAXONOMY } from "#catalogue";
import { expect, test } from "vitest";
import { printSuggestionsRequest, suggestionsRequest } from "#search/dialects/suggestions/print-request";
import { readListingResponse, type ListingFound } from "#search/dialects/listing/read-response";
import { PRODUCT_SCHEMA } from "#search/products";
import { productRecord } from "#search/testing/product-record";
import { SUGGESTION_FIELDS, suggestionRecords } from "#search/suggestions";
import { createOracle } from "#search/testing/oracle";
import { demoGlossaries } from "#demo/glossaries";
import { createUnderstanding } from "#translation";
import { listingApp } from "./listing-app.ts";
import { demoSearch } from "./testing-listing.ts";

const demo = await demoSearch(400);
const { post, rows } = demo;

async function suggest(...options: Parameters<typeof suggestionsRequest>): Promise<ListingFound> {
  const body = printSuggestionsRequest(suggestionsRequest(...options));
  const outcome = readListingResponse(await (await post("/suggestions", body)).json());
  if (outcome.kind === "failed") throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

const types = ({ hits }: ListingFound) => hits.map((hit) => String(hit["type"]));
const GROUPS = ["designer", "category", "product"];
const isOffered = (row: (typeof rows)[number][number]) => row.visibility === "YES" && row.viplevel === 0;
const designer = rows.map(([first]) => first!).find(isOffered)!.vendor;

test("[SR-05] designers, categories and products are suggested in this order, with all fields", async () => {
  for (const text of ["", "s", designer]) {
    const found = await suggest(text, "en");
    const order = types(found).map((type) => GROUPS.indexOf(type));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const counted = new Map(found.facets[0]!.values.map(({ value, count }) => [value, count]));
    const [designers = 0, categories = 0, products = 0] = GROUPS.map((group) => counted.get(group) ?? 0);
    const [first, second] = [Math.min(designers, 67), Math.min(categories, 67)];
    expect(GROUPS.map((group) => types(found).filter((type) => type === group).length)).toEqual([
      first,
      second,
      Math.min(products, 200 - first - second),
    ]);
    for (const hit of found.hits) expect(Object.keys(hit)).toEqual(expect.arrayContaining([...SUGGESTION_FIELDS]));
    const counts = found.facets[0]!.values;
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(found.total);
  }
});

test("a designer's name finds the designer first: in full, in part, without accents or misspelt", async () => {
  const folded = designer.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  for (const text of [designer, folded, folded.slice(0, -1)]) {
    const { hits } = await suggest(text, "en", { limit: 9 });
    expect(hits[0], text).toMatchObject({ type: "designer", title: designer, gender: "" });
  }
});

test("[SR-05] [I18-07] Chinese queries find and highlight Chinese names", async () => {
  const found = await suggest("大衣", "zh-CN", { marks: { before: "[", after: "]" }, priceList: "cn_cny" });
  const category = found.hits.find((hit) => hit["type"] === "category")!;
  expect(category).toMatchObject({ title_zh: expect.stringContaining("大衣") });
  expect(category["_summary"]).toMatchObject({ title_zh: expect.stringContaining("[大衣]") });
  expect(category["_summary"]).not.toHaveProperty("title");
});

test("categories come before a designer's categories", async () => {
  const { hits } = await suggest("coats", "en");
  const designers = hits.filter((hit) => hit["type"] === "category").map((hit) => hit["designer"] !== "");
  expect(designers).toEqual(designers.toSorted((a, b) => Number(a) - Number(b)));
  expect(hits.find((hit) => hit["type"] === "category")).toMatchObject({ title: "Coats" });
});

test("[LP-19] only visible products with a price in the visitor's market are suggested, and none for VIPs", async () => {
  const offered = new Set(rows.filter(([row]) => isOffered(row!)).map(([row]) => row!.handle));
  const found = await suggest("", "en", { priceList: "ru_rub" });
  const suggested = found.hits.filter((hit) => hit["type"] === "product");
  expect(suggested.length).toBeGreaterThan(0);
  for (const hit of suggested) {
    expect(Number(hit["ru_rub_price_f"])).toBeGreaterThan(0);
    expect(offered).toContain(hit["slug"]);
    expect(hit["largeImage"]).not.toBe("");
  }
});

test("[SR-05] a product whose variants cost differently is suggested at the lowest price, and says so", async () => {
  const several = rows.find(([row, ...more]) => isOffered(row!) && more.length > 1)!;
  const one = rows.find(([row]) => isOffered(row!) && row!.handle !== several[0]!.handle)!;
  const dearer = several.map((row, at) => ({ ...row, www_usd_price_f: 500 - at, www_usd_compare_at_price_f: 900 }));
  const products = createOracle(PRODUCT_SCHEMA, [productRecord(dearer), productRecord(one)]);
  const app = listingApp({ taxonomy: () => DEFAULT_TAXONOMY, products, suggestions: demo.suggestions });
  const pricesFor = async (fields: readonly string[]) => {
    const body = printSuggestionsRequest(suggestionsRequest("", "en", { priceList: "www_usd", fields }));
    const answer = await app.request("/suggestions", { method: "POST", body: JSON.stringify(body) });
    const { hits } = readListingResponse(await answer.json()) as ListingFound;
    return new Map(hits.filter((hit) => hit["type"] === "product").map((hit) => [hit["slug"], hit]));
  };
  const asked = await pricesFor(["type", "slug", "www_usd_price_f", "price_is_from"]);
  expect(asked.get(several[0]!.handle)).toMatchObject({
    www_usd_price_f: 501 - several.length,
    price_is_from: true,
  });
  expect(asked.get(one[0]!.handle)).not.toHaveProperty("price_is_from");
  const unasked = await pricesFor(["type", "slug", "www_usd_price_f"]);
  expect(unasked.get(several[0]!.handle)).not.toHaveProperty("price_is_from");
});

test("[TG-03] products hidden from a country are not suggested there, nor are their designers", async () => {
  const own = rows.map(([row]) => row!).filter(isOffered);
  const app = listingApp({
    taxonomy: () => DEFAULT_TAXONOMY,
    products: demo.products,
    suggestions: demo.suggestions,
    blockedIn: async (country) =>
      country === "RU" ? { brands: [designer], minPrices: [{ list: "ru_rub", thousandths: 40_000_000 }] } : undefined,
  });
  const ask = async (country: string, text = "") => {
    const body = printSuggestionsRequest(suggestionsRequest(text, "en", { priceList: "ru_rub", country }));
    const answer = await app.request("/suggestions", { method: "POST", body: JSON.stringify(body) });
    return readListingResponse(await answer.json()) as ListingFound;
  };
  expect((await ask("DE", designer)).hits.map((hit) => hit["designer"])).toContain(designer);
  for (const text of [designer, ""]) {
    const { hits } = await ask("ru", text);
    expect(hits.map((hit) => hit["designer"])).not.toContain(designer);
    const shown = hits.filter((hit) => hit["type"] === "product");
    expect(shown.every((hit) => Number(hit["ru_rub_price_f"]) >= 40_000)).toBe(true);
  }
  expect(own.some((row) => row.vendor === designer && (row.ru_rub_price_f ?? 0) > 0)).toBe(true);
});

test("[SF-06] a name with an ampersand is found with a word for it", async () => {
  const name = rows.map(([row]) => row!).find((row) => isOffered(row) && row.vendor.includes(" & "))!.vendor;
  const titles = async (text: string) => (await suggest(text, "en")).hits.map((hit) => hit["title"]);
  const expected = await titles(name);
  expect(expected[0]).toBe(name);
  for (const word of ["and", "And", "und", "et", "e", "y"])
    expect(await titles(name.replace("&", word)), word).toEqual(expected);
});

test("[SF-06] a product is found by its number or SKU, in full or in part, with and without separators", async () => {
  const own = rows.find(([row]) => isOffered(row!) && row!.sku.split("-").length === 3)![0]!;
  const [model = "", colour = "", size = ""] = own.sku.split("-");
  const texts = [
    model,
    model.slice(0, -2),
    own.sku,
    own.sku.toLowerCase(),
    model + colour + size,
    `${model} ${colour} ${size}`,
    `${model.slice(0, 5)} ${model.slice(5)}`,
    `${model}-${colour.slice(0, 1)}`,
  ];
  for (const text of texts)
    expect(
      (await suggest(text, "en")).hits.map((hit) => hit["slug"]),
      text,
    ).toContain(own.handle);
});

test("[SF-06] a text without results names the nearest one that has some, never of stop words", async () => {
  expect(await suggest("wool qxzqxz", "en")).toMatchObject({ total: 0, hits: [], nearest: "wool" });
  expect(await suggest("qxzqxz with the", "en")).not.toHaveProperty("nearest");
});

test("a query without results gets an empty response", async () => {
  expect(await suggest("qqqqqqqqzzzz", "en")).toMatchObject({ total: 0, hits: [], corrections: [] });
});

test("a designer or category is suggested only in markets where it has products", async () => {
  const [row] = rows.find(([first]) => isOffered(first!))!;
  const russian = Object.fromEntries(
    Object.keys(row!)
      .filter((name) => name.startsWith("ru_rub"))
      .map((name) => [name, undefined]),
  );
  await demo.suggestions.replace(suggestionRecords([productRecord([{ ...row!, ...russian }])], DEFAULT_TAXONOMY));
  const titles = async (priceList: "ru_rub" | "www_usd") =>
    (await suggest(row!.vendor, "en", { priceList })).hits.filter((hit) => hit["type"] !== "product");
  expect(await titles("www_usd")).not.toEqual([]);
  expect(await titles("ru_rub")).toEqual([]);
});

test("[SR-05] [I18-04] suggestions work for queries in the visitor's language and in English", async () => {
  const understand = createUnderstanding(demoGlossaries);
  const app = listingApp({
    taxonomy: () => DEFAULT_TAXONOMY,
    products: demo.products,
    suggestions: demo.suggestions,
    understandFor: async () => (text) => understand(text, "ru"),
  });
  const ask = async (text: string) => {
    const body = printSuggestionsRequest(suggestionsRequest(text, "en"));
    const answer = await app.request("/suggestions", { method: "POST", body: JSON.stringify(body) });
    return (readListingResponse(await answer.json()) as ListingFound).hits.map((hit) => hit["title"]);
  };
  const coats = await ask("coat");
  expect(coats.length).toBeGreaterThan(0);
  expect(await ask("пальто")).toEqual(coats);
  // An incomplete word.
  expect(await ask("паль")).toEqual(coats);
  expect(await ask(designer)).toEqual((await suggest(designer, "en")).hits.map((hit) => hit["title"]));
});

test("[SR-05] [MD-02] a German shopper's word suggests and finds the compounds that end with it", async () => {
  const [row] = rows.find(([first]) => isOffered(first!) && (first!.www_usd_price_f ?? 0) > 0)!;
  const products = createOracle(PRODUCT_SCHEMA, [productRecord([{ ...row!, title: "Trachtenjanker Alois" }])]);
  const appFor = (typedIn: string) =>
    listingApp({
      taxonomy: () => DEFAULT_TAXONOMY,
      products,
      suggestions: demo.suggestions,
      understandFor: async () => Object.assign((text: string) => text, { typedIn }),
    });
  const titles = async (path: string, body: unknown, typedIn: string) => {
    const answer = await appFor(typedIn).request(path, { method: "POST", body: JSON.stringify(body) });
    return (readListingResponse(await answer.json()) as ListingFound).hits.map((hit) => hit["title"]);
  };
  const suggestions = printSuggestionsRequest(suggestionsRequest("janker", "en", { priceList: "www_usd" }));
  const listing = { query_clause_info: { query_text: "janker" } };
  for (const [path, body] of [
    ["/suggestions", suggestions],
    ["/listing", listing],
  ] as const) {
    expect(await titles(path, body, "de"), path).toEqual(["Trachtenjanker Alois"]);
    expect(await titles(path, body, "fr"), path).toEqual([]);
  }
});
