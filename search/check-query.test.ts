import { expect, test } from "vitest";
import { checkQuery } from "./check-query.ts";
import { all, exists, is, LIMITS, not, within, type Filter, type SearchQuery } from "./query.ts";
import type { IndexSchema } from "./schema.ts";

const schema: IndexSchema = {
  version: "1",
  productId: "product",
  variantId: "variant",
  attributes: [
    { name: "colour", kind: "keyword", level: "variant", isFacet: true },
    { name: "price", kind: "number", level: "variant", isFacet: true, isSortable: true },
    { name: "since", kind: "number", level: "product", isDate: true },
  ],
  text: ["title"],
  popularity: { attribute: "price", direction: "ascending" },
  synonyms: [],
};

const nested = (depth: number) => {
  let filter: Filter = exists("colour");
  for (let level = 1; level < depth; level++) filter = not(filter);
  return filter;
};
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each<[string, SearchQuery]>([
  ["an empty query", {}],
  ["the ids of product and variant as keywords", { filter: all(is("product", 1), is("variant", "x")) }],
  ["numbers written as text", { filter: is("price", "12.5", 7, true) }],
  ["dates in milliseconds or ISO 8601", { filter: is("since", 0, "2026-01-31", "2026-01-31T10:00:00.5Z") }],
  ["infinite bounds", { filter: within("price", { above: -Infinity, atMost: Infinity }) }],
  ["a filter of the maximum depth", { filter: nested(LIMITS.filterDepth) }],
  ["a filter of the maximum size", { filter: is("price", ...many(LIMITS.filterNodes - 1)) }],
  ["the last possible page", { offset: LIMITS.deepestHit - LIMITS.hitsPerPage, limit: LIMITS.hitsPerPage }],
  ["a text of the maximum length", { text: "a".repeat(LIMITS.textLength) }],
  ["more rule contexts than are used", { ruleContexts: many(LIMITS.ruleContexts + 5).map(String) }],
  ["a facet with a limit of 0", { facets: [{ attribute: "price", limit: 0 }] }],
])("accepts %s", (_, query) => {
  expect(checkQuery(query, schema)).toBeUndefined();
});

test.each<[string, string, SearchQuery]>([
  ["an unknown attribute in a filter", "unknown-attribute", { filter: not(exists("weight")) }],
  ["an unknown attribute in a refinement", "unknown-attribute", { refinements: [{ attribute: "weight", range: {} }] }],
  ["an unknown attribute in a boost", "unknown-attribute", { boosts: [{ filter: exists("weight"), weight: 1 }] }],
  ["an unknown attribute in a sort", "unknown-attribute", { sort: { attribute: "toString", direction: "ascending" } }],
  ["an unknown attribute in a facet", "unknown-attribute", { facets: [{ attribute: "__proto__" }] }],
  ["a range of a keyword", "wrong-kind", { filter: within("colour", { atLeast: 1 }) }],
  ["a bound that is not a number", "wrong-kind", { filter: within("price", { atLeast: Number.NaN }) }],
  ["a price that is not a number", "wrong-kind", { filter: is("price", 1, "cheap") }],
  ["an empty price", "wrong-kind", { filter: is("price", " ") }],
  ["a malformed date", "wrong-kind", { filter: is("since", "5") }],
  ["an infinite weight", "wrong-kind", { boosts: [{ filter: exists("price"), weight: Infinity }] }],
  [
    "a sort by an attribute that is not sortable",
    "not-sortable",
    { sort: { attribute: "colour", direction: "descending" } },
  ],
  ["a sort by id", "not-sortable", { sort: { attribute: "product", direction: "descending" } }],
  ["a facet of an attribute that is not one", "not-a-facet", { facets: [{ attribute: "since" }] }],
  ["a filter that is too deep", "too-deep", { filter: nested(LIMITS.filterDepth + 1) }],
  ["a filter that would overflow the stack", "too-deep", { filter: nested(200_000) }],
  ["a boost that is too deep", "too-deep", { boosts: [{ filter: nested(LIMITS.filterDepth + 1), weight: 1 }] }],
  ["a filter that is too large", "too-large", { filter: all(...many(LIMITS.filterNodes).map(() => exists("price"))) }],
  ["too many values", "too-large", { filter: is("colour", ...many(LIMITS.filterNodes)) }],
  [
    "too many values in refinements",
    "too-large",
    {
      refinements: many(2).map(() => ({
        attribute: "colour",
        operator: "or" as const,
        values: many(LIMITS.filterNodes / 2),
      })),
    },
  ],
  ["too many facets", "too-large", { facets: many(LIMITS.facets + 1).map(() => ({ attribute: "price" })) }],
  ["[SR-04] too many facet values", "too-large", { facets: [{ attribute: "price", limit: LIMITS.facetValues + 1 }] }],
  ["a negative facet limit", "too-large", { facets: [{ attribute: "price", limit: -1 }] }],
  ["a text that is too long", "too-large", { text: "a".repeat(LIMITS.textLength + 1) }],
  ["a negative offset", "bad-page", { offset: -1 }],
  ["a fractional limit", "bad-page", { limit: 0.5 }],
  ["a limit that is not a number", "bad-page", { limit: Number.NaN }],
  ["too many hits", "bad-page", { limit: LIMITS.hitsPerPage + 1 }],
  ["a page that is too deep", "bad-page", { offset: LIMITS.deepestHit, limit: 1 }],
])("refuses %s", (_, reason, query) => {
  const refusal = checkQuery(query, schema);
  expect(refusal).toMatchObject({ kind: "refused", reason });
  expect(refusal!.message).toMatch(/^[A-Z"].{10,150}\.$/);
});

test("shortens an attribute name in messages and escapes its control characters", () => {
  const refusal = checkQuery({ filter: exists(`\u0000${"x".repeat(100_000)}`) }, schema);
  expect(refusal!.message.length).toBeLessThan(120);
  expect(refusal!.message).not.toContain("\u0000");
});
