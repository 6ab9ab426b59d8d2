import { expect, test } from "vitest";
import { DEFAULT_TAXONOMY, Taxonomy } from "../taxonomy/index.ts";
import { chartFor, hasSizeFilter } from "./chart-for.ts";

test.each([
  ["coats", "women", "womens-clothing"],
  ["Coats", "men", "mens-clothing"],
  ["coats", "women\tmen", "unisex-clothing"],
  ["coats", undefined, "unisex-clothing"],
  ["coats", "sale", "unisex-clothing"],
  ["shirts", "men", "shirts"],
  ["shirts", "women", "womens-clothing"],
  ["Polo Shirts", "men", "mens-clothing"],
  ["jeans", "women", "womens-trousers"],
  ["pants", "men", "mens-trousers"],
  ["jeans", undefined, "unisex-trousers"],
  ["belts", "women", "belts"],
  ["hats", "men", "hats"],
  ["gloves", "women", "womens-gloves"],
  ["gloves", "men", "mens-gloves"],
  ["rings", undefined, "rings"],
  ["sneakers", "women", "womens-shoes"],
  ["boots", "men", "mens-shoes"],
  ["boots", "women\tmen", "unisex-shoes"],
  ["tote-bags", "women", "one-size"],
  ["scarves", "men", "one-size"],
  ["bodysuits", "baby-girl", "baby-clothing"],
  ["jeans", "girls", "child-clothing"],
  ["coats", "teen-boy", "teen-clothing"],
  ["coats", "girls\tboys", "child-clothing"],
  ["coats", "girls\tteen-girl", "kids-clothing"],
  ["sneakers", "baby-boy", "baby-shoes"],
  ["sneakers", "kids", "kids-shoes"],
  ["backpacks", "girls", "one-size"],
])("[SZ-02] %j for %j use the chart %j", (productType, department, id) => {
  expect(chartFor(DEFAULT_TAXONOMY, { productType, department })?.id).toBe(id);
});

test("a listing without a type uses its category's chart, and one without either has none", () => {
  expect(chartFor(DEFAULT_TAXONOMY, { category: "clothing", department: "men" })?.id).toBe("mens-clothing");
  expect(chartFor(DEFAULT_TAXONOMY, { category: "shoes" })?.id).toBe("unisex-shoes");
  expect(chartFor(DEFAULT_TAXONOMY, { department: "women" })).toBeUndefined();
  expect(chartFor(DEFAULT_TAXONOMY, { productType: "spaceships", department: "women" })).toBeUndefined();
});

test("[SZ-06] every product type has a chart for every department", () => {
  const without = DEFAULT_TAXONOMY.types.flatMap(({ id }) =>
    DEFAULT_TAXONOMY.wearers.filter(
      (department) => chartFor(DEFAULT_TAXONOMY, { productType: id, department }) === undefined,
    ),
  );
  expect(without).toEqual([]);
});

test.each([
  [{ category: "clothing", department: "women" }, true],
  [{ category: "shoes" }, true],
  [{ productType: "hats", department: "men" }, true],
  [{ productType: "belts" }, true],
  [{ productType: "rings" }, true],
  [{ productType: "gloves" }, true],
  [{ productType: "scarves", department: "women" }, false],
  [{ category: "bags" }, false],
  [{ category: "accessories", department: "men" }, false],
  [{ category: "clothing", department: "kids" }, false],
  [{ productType: "sneakers", department: "teen-girl" }, false],
  [{ department: "women" }, false],
] as const)("[FL-16] the size filter of %j shows: %j", (listing, isShown) => {
  expect(hasSizeFilter(DEFAULT_TAXONOMY, listing)).toBe(isShown);
});

test("[OC-03] goods without a kind of sizes have one size and no size filter", () => {
  const house = new Taxonomy({
    departments: [{ handle: "home", names: { en: "Home" } }],
    categories: [{ handle: "textiles", names: { en: "Textiles" }, types: [{ handle: "rugs", names: { en: "Rugs" } }] }],
  });
  const rugs = { productType: "Rugs", department: "home" };
  expect(chartFor(house, rugs)?.id).toBe("one-size");
  expect(hasSizeFilter(house, rugs)).toBe(false);
});
