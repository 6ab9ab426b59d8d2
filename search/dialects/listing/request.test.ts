import { readdirSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { SearchQuery } from "../../query.ts";
import { sortOf } from "../../state/sort-options.ts";
import { parseListingRequest } from "./parse-request.ts";
import { printListingRequest } from "./print-request.ts";
import { anyQuery } from "./testing-queries.ts";
import { randomCases } from "../../../tools/test-runner/thorough.ts";

const overWire = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

const queryOf = (body: unknown): SearchQuery => {
  const parsed = parseListingRequest(overWire(body));
  if (parsed.kind === "malformed") throw new Error(parsed.message);
  return parsed.query;
};

const GOLDEN = new URL("golden/requests/", import.meta.url);

test.each(readdirSync(GOLDEN))("[SR-01] the golden request %s is parsed as its query", (file) => {
  const { request, query } = JSON.parse(readFileSync(new URL(file, GOLDEN), "utf8"));
  expect(queryOf(request)).toEqual(query);
});

test("[SR-01] a printed request is parsed as the same query", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(queryOf(printListingRequest(query))).toEqual(query);
    }),
    { numRuns: randomCases(500, 2_000) },
  );
});

test.each([
  ["published_at-desc", "-published_at"],
  ["RANK-desc", "-RANK"],
  ["price-desc", "-cn_cny_price_1k"],
  ["price-asc", "+cn_cny_price_1k"],
] as const)("[SR-15] the sort option %s is %s, with China's price in thousandths", (sortBy, value) => {
  const sort = sortOf(sortBy, "cn_cny");
  expect(printListingRequest(sort ? { sort } : {}).query_clause_info.sort).toBe(value);
});

test("[SR-15] sort values are read as sorts of the index", () => {
  const sorted = (sort: string | undefined) => queryOf({ query_clause_info: { sort, uniq_field: "product_id" } });
  expect(sorted("-RANK")).toEqual({});
  expect(sorted(undefined)).toEqual({});
  expect(sorted("-published_at").sort).toEqual({ attribute: "published_at", direction: "descending" });
  expect(sorted("+cn_cny_price_1k").sort).toEqual({ attribute: "cn_cny_price_1k", direction: "ascending" });
  expect(sorted("-cn_cny_price_1k").sort).toEqual({ attribute: "cn_cny_price_1k", direction: "descending" });
  expect(sorted("+uk_gbp_price_f").sort).toEqual({ attribute: "uk_gbp_price_f", direction: "ascending" });
});

test("[SR-04] only ten rule contexts are printed and parsed", () => {
  const ruleContexts = Array.from({ length: 25 }, (_, at) => `context-${at}`);
  expect(printListingRequest({ ruleContexts }).rule_contexts).toEqual(ruleContexts.slice(0, 10));
  expect(queryOf({ rule_contexts: ruleContexts, query_clause_info: {} }).ruleContexts).toEqual(
    ruleContexts.slice(0, 10),
  );
});

test("uniq_field requests products, and its absence variants", () => {
  expect(queryOf({ query_clause_info: { uniq_field: "product_id" } }).isDistinct).toBeUndefined();
  expect(queryOf({ query_clause_info: {} }).isDistinct).toBe(false);
});

test("return_hits and return_facets override hits and facets of the clauses", () => {
  const clauses = { facets: [{ field: "vendor" }], config_info: { hit: 48 } };
  const query = queryOf({ return_hits: false, return_facets: false, query_clause_info: clauses });
  expect(query).toEqual({ limit: 0, isDistinct: false });
});

test.each<[body: unknown, message: RegExp]>([
  [null, /^body: .* object/],
  [[], /^body: .* object/],
  [{}, /query_clause_info/],
  [{ query_clause_info: { query_filtre: "a=1" } }, /query_filtre/],
  [{ query_clause_info: { config_info: { hit: "48" } } }, /config_info\.hit/],
  [{ query_clause_info: { query_filter: "a=" } }, /^query_filter: .*at the end/],
  [{ query_clause_info: { boosts: [{ query_filter: "(", weight: 1 }] } }, /^boosts\.0\.query_filter/],
  [{ query_clause_info: { sort: "published_at" } }, /^sort/],
  [{ query_clause_info: { sort: "-RANK;-published_at" } }, /^sort/],
  [{ query_clause_info: { sort: "+RANK" } }, /^sort/],
  [{ query_clause_info: { refinements: [{ field: "vendor" }] } }, /A refinement must be/],
  [{ query_clause_info: { uniq_field: "vendor" } }, /uniq_field/],
])("a malformed body is rejected with the path of the mistake: %j", (body, message) => {
  const parsed = parseListingRequest(body);
  expect(parsed).toMatchObject({ kind: "malformed", message: expect.stringMatching(message) });
});
