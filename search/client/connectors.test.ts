import { expect, test, vi } from "vitest";
import { assertSameControl } from "./control.ts";
import { facetSearchLimit, type SortBy, sortFacetValues } from "./facet-values.ts";
import { createInsights, type InsightsClient } from "./insights.ts";
import { enginePage, pageCount, paginationOf } from "./pagination.ts";
import { declareParameters } from "./parameters.ts";
import { refineRange } from "./range.ts";
import { withRecommendations } from "./recommendations.ts";
import { findResultsState, type ResultsProps } from "./server-results.ts";

const BOUNDS = { min: 10, max: 500 };

test.each([
  [20, 100, { min: 20, max: 100 }],
  ["20.5", "", { min: 20.5 }],
  [undefined, 500, { max: 500 }],
  ["", "", {}],
] as const)("[SR-11] %j to %j is a valid range", (min, max, range) => {
  expect(refineRange(BOUNDS, min, max)).toEqual(range);
});

test.each([
  [9, undefined, "You can't provide min value lower than range."],
  [undefined, 501, "You can't provide max value greater than range."],
  [Infinity, undefined, "You can't provide non finite values to the range connector."],
  ["dear", undefined, "You can't provide non finite values to the range connector."],
  [undefined, Number.NaN, "You can't provide non finite values to the range connector."],
] as const)("[SR-11] [ER-01] from %j to %j: %s", (min, max, message) => {
  expect(() => refineRange(BOUNDS, min, max)).toThrow(new RangeError(message));
});

const item = (label: string, count: number, isRefined = false) => ({ value: label, label, count, isRefined });
const ITEMS = [item("b", 1), item("a", 1), item("c", 5), item("d", 0, true)];

test("[SR-10] facet values are sorted by rules or a function, and anything else throws", () => {
  const labels = (sortBy: SortBy) => sortFacetValues(ITEMS, sortBy).map(({ label }) => label);
  expect(labels(["isRefined:desc", "count:desc", "name:asc"])).toEqual(["d", "c", "a", "b"]);
  expect(labels((one, other) => other.label.localeCompare(one.label))).toEqual(["d", "c", "b", "a"]);
  const sort = sortFacetValues as (...args: readonly unknown[]) => unknown;
  for (const wrong of ["count:desc", 1, null, {}]) {
    expect(() => sort(ITEMS, wrong)).toThrow("it must be either an array of string (predicates) or a sorting function");
  }
});

test("[SR-10] sorting by a facet inside a multi-index context is rejected", () => {
  expect(() => sortFacetValues(ITEMS, ["name:asc"], { isMultiIndex: true })).toThrow("multi index context");
});

test.each([
  [undefined, 10],
  [1, 1],
  [0, 10],
  [-4, 1],
  [55, 55],
  [1000, 100],
  [Number.NaN, 10],
])("[FL-20] a search within a facet for %s values returns at most %d", (asked, limit) => {
  expect(facetSearchLimit(asked)).toBe(limit);
});

test("[SR-10] [ER-01] switching between controlled and uncontrolled throws, either way", () => {
  const [controlled, own] = [{ searchState: {} }, {}];
  expect(() => assertSameControl(controlled, own)).toThrow("from being controlled to uncontrolled");
  expect(() => assertSameControl(own, controlled)).toThrow("from being uncontrolled to controlled");
  expect(() => assertSameControl(own, own)).not.toThrow();
  expect(() => assertSameControl(controlled, { searchState: { page: 2 } })).not.toThrow();
});

test.each([
  [1, 0, { pages: 0, canRefine: false, hasPrevious: false, hasNext: false }],
  [1, 48, { pages: 1, canRefine: false, hasPrevious: false, hasNext: false }],
  [1, 49, { pages: 2, canRefine: true, hasPrevious: false, hasNext: true }],
  [2, 49, { pages: 2, canRefine: true, hasPrevious: true, hasNext: false }],
])("[SR-12] [LP-15] page %d of %d products", (page, total, pagination) => {
  expect(paginationOf(page, total)).toEqual(pagination);
});

test("[LP-15] pages count from 1 for shoppers and from 0 for the service", () => {
  expect(pageCount(97)).toBe(3);
  expect(pageCount(97, 20)).toBe(5);
  expect(enginePage(1)).toBe(0);
});

test("[SR-14] [ER-01] [AN-02] an event has the id of its query, or throws", () => {
  const client = vi.fn<InsightsClient>();
  const insights = createInsights(client, "products");
  const hit = { objectID: "7", position: 3, queryID: "q" };
  insights("clickedObjectIDsAfterSearch", hit, { eventName: "Card clicked" });
  insights("convertedObjectIDsAfterSearch", hit);
  const payload = { index: "products", queryID: "q", objectIDs: ["7"] };
  expect(client.mock.calls).toEqual([
    ["clickedObjectIDsAfterSearch", { ...payload, positions: [3], eventName: "Card clicked" }],
    ["convertedObjectIDsAfterSearch", payload],
  ]);
  expect(() => insights("clickedObjectIDsAfterSearch", { objectID: "7" })).toThrow("Could not infer `queryID`.");
  expect(() => insights("viewedObjectIDs", hit)).toThrow('Unsupported method "viewedObjectIDs"');
  expect(client).toHaveBeenCalledTimes(2);
});

type Log = Parameters<typeof findResultsState>[1];
const answer = { hits: [], nbHits: 0, nbPages: 0, page: 0 };
const PROPS: ResultsProps = {
  searchClient: { search: async () => ({ results: [answer] }) },
  indexName: "products",
  parameters: declareParameters({}),
};

test("[SR-13] [ER-01] the first search on the server returns results, or none and logs the failure", async () => {
  const log = vi.fn<Log>();
  await expect(findResultsState(PROPS, log)).resolves.toEqual({ results: [answer], parameters: PROPS.parameters });
  expect(log).not.toHaveBeenCalled();
  const failure = new Error("no host");
  const failing = { ...PROPS, searchClient: { search: () => Promise.reject(failure) } };
  await expect(findResultsState(failing, log)).resolves.toEqual({ results: [], parameters: PROPS.parameters });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("first search"), failure);
});

test.each([
  [undefined, "must be called with `props`"],
  [{ ...PROPS, searchClient: undefined }, "must have a `searchClient`"],
  [{ ...PROPS, indexName: "" }, "must have an `indexName`"],
])("[SR-13] [ER-01] invalid props throw: %#", async (props, message) => {
  const find = findResultsState as (...args: readonly unknown[]) => Promise<unknown>;
  await expect(find(props, vi.fn<Log>())).rejects.toThrow(message);
});

test("[LP-18] recommendations follow the first four hits, without duplicates", () => {
  const together = (hits: string, recommended: string) =>
    withRecommendations([...hits], [...recommended], (one) => one).join("");
  expect(together("abcdef", "xby")).toBe("abcdxyef");
  expect(together("ab", "xx")).toBe("abx");
  expect(together("abcde", "")).toBe("abcde");
});
