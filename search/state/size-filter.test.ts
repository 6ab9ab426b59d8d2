import {
  DEFAULT_TAXONOMY,
  MENS_SHOES,
  MOST_SIZES,
  SIZE_CHARTS,
  UNISEX_SHOES,
  WOMENS_CLOTHING,
  WOMENS_SHOES,
} from "#catalogue";
import { expect, test } from "vitest";
import { STATE_LIMITS } from "./model.ts";
import { shoeCountries, sizeChartOf, sizeOptions } from "./size-filter.ts";
import { refitSizes } from "./sizes.ts";
import { type Chosen, chosenOn, pageOf } from "./testing.ts";

test.each<[string, Chosen, string | undefined]>([
  ["women-clothing", {}, "womens-clothing"],
  ["men-clothing", {}, "mens-clothing"],
  ["clothing", {}, "unisex-clothing"],
  ["clothing", { menu: { department: "men" } }, "mens-clothing"],
  ["women", {}, undefined],
  ["women", { refinementList: { tags: ["Clothing"] } }, "womens-clothing"],
  ["women", { menu: { product_type: "Jeans" } }, "womens-trousers"],
  ["jeans", {}, "unisex-trousers"],
  ["men-belts", {}, "belts"],
  ["women-hats", {}, "hats"],
  ["women-rings", {}, "rings"],
  ["men-gloves", {}, "mens-gloves"],
  ["women-shoes", {}, "womens-shoes"],
  ["women-bags", {}, undefined],
  ["accessories", {}, undefined],
  ["kids-clothing", {}, undefined],
  ["clothing", { menu: { department: "girls" } }, undefined],
])("[FL-16] %s with %j has the size chart %s", (slug, chosen, chart) => {
  const page = pageOf(slug);
  expect(sizeChartOf(DEFAULT_TAXONOMY, chosenOn(page, chosen), page)?.id).toBe(chart);
});

test("[SZ-04] shoes have a dropdown of countries, with the US as default for women and men, otherwise Italy", () => {
  expect(shoeCountries(MENS_SHOES, "men")).toMatchObject({ default: "US" });
  expect(shoeCountries(WOMENS_SHOES, "women")).toEqual({ default: "US", countries: ["US", "UK", "IT", "FR"] });
  expect(shoeCountries(WOMENS_SHOES, "women", ["JP", "IT"])).toEqual({
    default: "JP",
    countries: ["US", "UK", "IT", "FR", "JP"],
  });
  expect(shoeCountries(UNISEX_SHOES, "", ["KR", "IT"])?.default).toBe("KR");
  // A German shop at home: no shoes are labelled in DE.
  expect(shoeCountries(MENS_SHOES, "men", ["DE", "IT", "FR", "UK", "US"])?.default).toBe("IT");
  expect(shoeCountries(UNISEX_SHOES, "")).toMatchObject({ default: "IT", countries: ["IT", "FR", "BR", "KR", "JP"] });
  expect(shoeCountries(WOMENS_CLOTHING, "women")).toBeUndefined();
  // A merchant's chart without these countries shows the sizes as it names them.
  expect(shoeCountries({ ...MENS_SHOES, systems: ["EU", "UK"] }, "men")).toBeUndefined();
});

test("[FL-11] sizes without results are disabled unless selected", () => {
  const counts = new Map([["M", 5]]);
  const options = sizeOptions(WOMENS_CLOTHING, counts, ["S"]);
  const of = (name: string) => options.find(({ label }) => label === name);
  expect(of("M")).toMatchObject({ count: 5, isRefined: false, isDisabled: false });
  expect(of("S")).toMatchObject({ count: 0, isRefined: true, isDisabled: false });
  expect(of("L")).toMatchObject({ count: 0, isRefined: false, isDisabled: true });
});

test("[FL-06] without a previous chart, a size remains only if its whole group was selected", () => {
  const [one, other] = WOMENS_CLOTHING.groups.slice(3);
  const labels = [...one!.labels, other!.labels[0]!];
  expect(refitSizes(labels, undefined, WOMENS_CLOTHING.groups)).toEqual(one!.labels);
  expect(refitSizes([], undefined, WOMENS_CLOTHING.groups)).toEqual([]);
  expect(refitSizes(labels, WOMENS_CLOTHING.groups, undefined)).toEqual(labels);
});

test("all sizes of a chart fit into a state", () => {
  const largest = Math.max(...SIZE_CHARTS.map(({ groups }) => groups.flatMap(({ labels }) => labels).length));
  expect(largest).toBeLessThanOrEqual(MOST_SIZES);
  expect(MOST_SIZES).toBeLessThan(STATE_LIMITS.values);
});
