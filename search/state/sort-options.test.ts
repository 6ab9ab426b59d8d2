import { expect, test } from "vitest";
import { NO_DEFAULTS } from "./defaults.ts";
import { defaultSortBy, sortByOf, sortOf, sortOptions } from "./sort-options.ts";
import { chosenOn } from "./testing.ts";

test("[SR-15] desktops list the newest first, phones relevance; prices follow", () => {
  expect(sortOptions("desktop", false)).toEqual([
    "published_at-desc",
    "RANK-desc",
    "selection-desc",
    "price-desc",
    "price-asc",
  ]);
  expect(sortOptions("mobile", false)).toEqual([
    "RANK-desc",
    "published_at-desc",
    "selection-desc",
    "price-desc",
    "price-asc",
  ]);
});

test("[SF-16] the biggest discount comes last, where products are reduced", () => {
  const desktop = ["published_at-desc", "RANK-desc", "selection-desc", "price-desc", "price-asc", "discount-desc"];
  expect(sortOptions("desktop", true)).toEqual(desktop);
  expect(sortOptions("mobile", true)).toEqual(["RANK-desc", ...desktop.filter((one) => one !== "RANK-desc")]);
});

test.each([
  ["relevance", "", "published_at-desc"],
  ["relevance", "coat", "RANK-desc"],
  ["newest", "", "published_at-desc"],
  ["newest", "coat", "published_at-desc"],
] as const)("[SR-15] in a shop that sorts text by %s, the text %j is sorted by %s", (textSort, query, sortBy) => {
  expect(defaultSortBy({ query }, textSort)).toBe(sortBy);
});

test("[SR-15] a selected sort overrides the default", () => {
  expect(sortByOf(chosenOn(NO_DEFAULTS, { query: "coat" }), "relevance")).toBe("RANK-desc");
  expect(sortByOf(chosenOn(NO_DEFAULTS, { query: "coat", sortBy: "price-asc" }), "relevance")).toBe("price-asc");
});

test("[SR-15] [SR-19] prices are sorted by the attribute of the visitor's price list", () => {
  expect(sortOf("RANK-desc", "eu_eur")).toBeUndefined();
  expect(sortOf("published_at-desc", "eu_eur")).toEqual({ attribute: "published_at", direction: "descending" });
  expect(sortOf("price-asc", "uk_gbp")).toEqual({ attribute: "uk_gbp_price_f", direction: "ascending" });
  expect(sortOf("discount-desc", "uk_gbp")).toEqual({ attribute: "uk_gbp_discount", direction: "descending" });
  expect(sortOf("price-desc", "cn_cny")).toEqual({ attribute: "cn_cny_price_1k", direction: "descending" });
});
