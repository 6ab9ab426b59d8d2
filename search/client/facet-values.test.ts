import { expect, test } from "vitest";
import { facetItems, type SortBy } from "./facet-values.ts";
import { declareParameters, toggleFacet } from "./parameters.ts";
import { readResults } from "./results.ts";

const ANSWER = { hits: [], nbHits: 7, nbPages: 1, page: 0 };
const parameters = toggleFacet(declareParameters({ disjunctiveFacets: ["vendor"] }), "vendor", "d");
const results = readResults([
  { ...ANSWER, index: "shop", facets: { vendor: { d: 1 } } },
  { ...ANSWER, index: "shop", facets: { vendor: { b: 1, a: 1, c: 5 } } },
]);

test("[SR-10] [FL-20] facet values are sorted by rules or a function, and anything else throws", () => {
  const labels = (sortBy?: SortBy) =>
    facetItems({ parameters, results }, "vendor", { ...(sortBy && { sortBy }) }).map(({ label }) => label);
  expect(labels()).toEqual(["d", "c", "a", "b"]);
  expect(labels(["name:asc"])).toEqual(["a", "b", "c", "d"]);
  expect(labels((one, other) => other.label.localeCompare(one.label))).toEqual(["d", "c", "b", "a"]);
  for (const wrong of ["count:desc", 1, {}] as unknown as SortBy[]) {
    expect(() => labels(wrong)).toThrow("it must be either an array of string (predicates) or a sorting function");
  }
});

test("[FL-20] a limit applies after sorting, and more are shown on demand", () => {
  const count = (options: object) => facetItems({ parameters, results }, "vendor", options).length;
  expect(count({ limit: 2 })).toBe(2);
  expect(count({ limit: 2, limitMore: 3, isShowingMore: true })).toBe(3);
  expect(facetItems({ parameters, results: undefined }, "color")).toEqual([]);
});

test("[SR-10] sorting by a facet inside a multi-index context is rejected", () => {
  const both = readResults([
    { ...ANSWER, index: "shop" },
    { ...ANSWER, index: "shop_date_desc" },
  ]);
  expect(() => facetItems({ parameters, results: both }, "vendor")).toThrow("multi index context");
});
