import { expect, test } from "vitest";
import { NO_DEFAULTS } from "./defaults.ts";
import { SORT_BY } from "./model.ts";
import {
  DEFAULT_SORT_TITLE,
  defaultSortValue,
  indexOfSort,
  listingSortValue,
  sortByOf,
  sortOf,
  sortOptions,
} from "./sorting.ts";
import { chosenOn } from "./testing.ts";

test("[SR-15] desktops list New in first, phones Most relevant; the prices follow", () => {
  const prices = ["Price, high to low", "Price, low to high"];
  expect(sortOptions("desktop").map(({ label }) => label)).toEqual(["New in", "Most relevant", ...prices]);
  expect(sortOptions("mobile").map(({ label }) => label)).toEqual(["Most relevant", "New in", ...prices]);
  expect(DEFAULT_SORT_TITLE).toBe("new in");
});

test("[SR-15] each order has its value in both dialects", () => {
  expect(SORT_BY.map((sortBy) => [sortBy, listingSortValue(sortBy), indexOfSort("products", sortBy)])).toEqual([
    ["published_at-desc", "-published_at", "products_date_desc"],
    ["RANK-desc", "-RANK", "products"],
    ["price-desc", "-cn_cny_price_1k", "products_eu_eur_price_desc"],
    ["price-asc", "+cn_cny_price_1k", "products_eu_eur_price_asc"],
  ]);
  expect(indexOfSort("products", "price-asc", "uk_gbp")).toBe("products_uk_gbp_price_asc");
});

test.each([
  ["global", false, "", "products_date_desc"],
  ["global", false, "coat", "products_date_desc"],
  ["global", true, "", "-published_at"],
  ["china", false, "", "-published_at"],
  ["china", true, "coat", "-RANK"],
] as const)(
  "[SR-15] [I18-07] %s, display title %s, words %j: starts with %s",
  (channel, hasDisplayTitle, query, value) => {
    expect(defaultSortValue({ base: "products", channel, hasDisplayTitle, query })).toBe(value);
  },
);

test("[SR-15] a chosen order outweighs the default", () => {
  expect(sortByOf(chosenOn(NO_DEFAULTS, { query: "coat" }), "china")).toBe("RANK-desc");
  expect(sortByOf(chosenOn(NO_DEFAULTS, { query: "coat", sortBy: "price-asc" }), "china")).toBe("price-asc");
});

test("[SR-15] [SR-19] orders are of attributes of the visitor's price list", () => {
  expect(sortOf("RANK-desc", "eu_eur")).toBeUndefined();
  expect(sortOf("published_at-desc", "eu_eur")).toEqual({ attribute: "published_at", direction: "descending" });
  expect(sortOf("price-asc", "uk_gbp")).toEqual({ attribute: "uk_gbp_price_f", direction: "ascending" });
  expect(sortOf("price-desc", "cn_cny")).toEqual({ attribute: "cn_cny_price_1k", direction: "descending" });
});
