import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { INITIAL_LISTS } from "#catalogue";
import { checkQuery } from "../../check-query.ts";
import { PRODUCT_SCHEMA } from "../../products.ts";
import { LIMITS, type SearchQuery } from "../../query.ts";
import { indexNames, replicasOf, resolveIndex } from "./index-names.ts";
import { rawParametersOf, type RawParameters } from "./parameters.ts";
import { parseSearch } from "./parse-search.ts";

interface Golden {
  readonly name: string;
  readonly index: string;
  readonly request: RawParameters;
  readonly query?: SearchQuery;
  readonly problem?: string;
}

const golden: readonly Golden[] = JSON.parse(readFileSync(new URL("golden/parse.json", import.meta.url), "utf8"));
const names = indexNames("shop");

test.each(golden)("[SR-06] request: $name", ({ index, request, query, problem }) => {
  const parsed = parseSearch(rawParametersOf(request), resolveIndex(names, index)!, PRODUCT_SCHEMA);
  expect(parsed).toMatchObject(problem === undefined ? { kind: "search" } : { status: 400, message: problem });
  expect(parsed.kind === "search" ? parsed.query : undefined).toEqual(query);
  expect(parsed.kind === "search" ? checkQuery(parsed.query, PRODUCT_SCHEMA) : undefined).toBeUndefined();
});

test("[SR-06] the facet * asks for all facets of the index", () => {
  const given = { attributesToHighlight: [], facets: ["*"], maxValuesPerFacet: 10, sortFacetValuesBy: "alpha" };
  const parsed = parseSearch(given, resolveIndex(names, "shop")!, PRODUCT_SCHEMA);
  const facets = PRODUCT_SCHEMA.attributes
    .filter(({ isFacet }) => isFacet)
    .map(({ name }) => ({ attribute: name, limit: 10, sort: "value" }));
  expect(facets).toContainEqual({ attribute: "cn_cny_price_1k", limit: 10, sort: "value" });
  expect(parsed.kind === "search" && parsed.query).toMatchObject({ offset: 0, limit: 20, facets });
});

test("[SR-07] every index has its name and sort", () => {
  expect(resolveIndex(names, "shop")).toEqual({ name: "shop", role: "products" });
  const newest = { attribute: "published_at", direction: "descending" };
  expect(resolveIndex(names, "shop_date_desc")?.sort).toEqual(newest);
  expect(resolveIndex(names, "shop_display_title")?.sort).toEqual({ attribute: "title", direction: "ascending" });
  expect(resolveIndex(names, "shop_suggestions")).toEqual({ name: "shop_suggestions", role: "suggestions" });
  for (const name of ["", "sho", "shop_", "shop_nope", "other_date_desc", "toString"]) {
    expect(resolveIndex(names, name), name).toBeUndefined();
  }
  const configured = indexNames("base", { suggestions: "hints" });
  expect(resolveIndex(configured, "hints")?.role).toBe("suggestions");
  expect(resolveIndex(configured, "base_suggestions")).toBeUndefined();
});

test("[SR-15] [SR-19] each price list has a replica for both directions, and the index can be sorted by every replica", () => {
  expect(resolveIndex(names, "shop_eu_eur_price_desc")?.sort).toEqual({
    attribute: "eu_eur_price_f",
    direction: "descending",
  });
  expect(resolveIndex(names, "shop_cn_cny_price_asc")?.sort).toEqual({
    attribute: "cn_cny_price_f",
    direction: "ascending",
  });
  for (const list of INITIAL_LISTS) {
    for (const direction of ["asc", "desc"]) {
      expect(resolveIndex(names, `shop_${list}_price_${direction}`)?.sort?.attribute).toBe(`${list}_price_f`);
    }
  }
  for (const sort of replicasOf(INITIAL_LISTS).values()) {
    expect(checkQuery(sort ? { sort } : {}, PRODUCT_SCHEMA)).toBeUndefined();
  }
});

test("[SR-04] only the first ten rule contexts are used, and a facet has at most 10,000 values", () => {
  const asked = (given: RawParameters) => parseSearch(given, resolveIndex(names, "shop")!, PRODUCT_SCHEMA);
  const ruleContexts = Array.from({ length: 30 }, (_, place) => `context ${place}`);
  const parsed = asked({ ruleContexts, facets: ["vendor"], maxValuesPerFacet: LIMITS.facetValues });
  expect(parsed.kind === "search" && parsed.query.ruleContexts).toEqual(ruleContexts.slice(0, 10));
  expect(parsed.kind === "search" && parsed.query.facets?.[0]?.limit).toBe(10_000);
  expect(asked({ maxValuesPerFacet: 10_001 })).toMatchObject({ status: 400 });
});
