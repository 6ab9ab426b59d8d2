import { DEFAULT_TAXONOMY } from "#catalogue";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Hit, SearchResult } from "../../query.ts";
import { printSuggestionsResponse } from "./print-response.ts";
import { suggestionsRequest } from "./print-request.ts";

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const decode = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));

const hit = (id: string, fields: object): Hit => ({ id, variantId: id, json: encode(fields) });

const found = (hits: readonly Hit[], more: Partial<SearchResult> = {}): SearchResult => ({
  kind: "found",
  hits,
  total: hits.length,
  facets: [],
  isExact: true,
  queryId: "0".repeat(32),
  corrections: [],
  ...more,
});

const designers = found([hit("designer:akerlund", { type: "designer", title: "Åkerlund" })]);
const categories = found([hit("category:coats", { type: "category", title: "Coats" })], { total: 9 });
const COAT = {
  product_id: "7744643",
  handle: "trench-coat",
  title: "Trench coat",
  title_zh: "风衣",
  vendor: "Åkerlund",
  product_type: "Coats",
  department: "women\tmen",
  sold_num: 18,
  updated_at: "2026-09-26T00:29:44Z",
  largeImage: "/front",
  www_usd_price_f: 1576,
};
const marked = { text: "<em>Trench</em> coat", level: "full", words: ["trench"] } as const;
const products = found([{ ...hit("7744643", COAT), highlights: { title: marked } }], { queryId: "f".repeat(32) });

const request = suggestionsRequest("tr", "en", { priceList: "www_usd" });

test("[SR-05] designers, categories and products match the golden response", () => {
  const golden = readFileSync(new URL("golden/response.json", import.meta.url), "utf8");
  expect(decode(printSuggestionsResponse(request, [designers, categories, products], DEFAULT_TAXONOMY))).toEqual(
    JSON.parse(golden),
  );
});

test("only the requested fields are sent, for products as well", () => {
  const asked = { ...request, fields: ["title", "www_usd_price_f"] };
  const { result } = decode(printSuggestionsResponse(asked, [found([]), found([]), products], DEFAULT_TAXONOMY));
  expect(result.hits).toMatchObject([{ title: "Trench coat", www_usd_price_f: 1576 }]);
  expect(Object.keys(result.hits[0]).toSorted()).toEqual(["_summary", "title", "www_usd_price_f"]);
});

test("corrected results are left out if anything is found as typed", () => {
  const corrections = [{ typed: "mira", found: "mirra" }];
  const misspelt = found(designers.hits, { corrections });
  const mixed = decode(printSuggestionsResponse(request, [misspelt, found([]), products], DEFAULT_TAXONOMY)).result;
  expect(mixed).toMatchObject({ total: 1, corrections: [], hits: [{ type: "product" }] });
  const all = decode(
    printSuggestionsResponse(request, [misspelt, found([]), { ...products, corrections }], DEFAULT_TAXONOMY),
  ).result;
  expect(all).toMatchObject({ total: 2, corrections, hits: [{ type: "designer" }, { type: "product" }] });
});

test("at most the requested number of suggestions is sent", () => {
  const three = found(Array.from({ length: 3 }, (_, at) => hit(`d${at}`, { type: "designer" })));
  const response = decode(
    printSuggestionsResponse({ ...request, limit: 4 }, [three, three, products], DEFAULT_TAXONOMY),
  );
  expect(response.result).toMatchObject({ num: 4, total: 7 });
});
