import { expect, test } from "vitest";
import { PRODUCT_TYPES } from "../product-types.ts";
import { WEARER_DEPARTMENTS } from "../departments.ts";
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
  expect(chartFor({ productType, department })?.id).toBe(id);
});

test("a listing without a type uses its category's chart, and one without either has none", () => {
  expect(chartFor({ category: "clothing", department: "men" })?.id).toBe("mens-clothing");
  expect(chartFor({ category: "shoes" })?.id).toBe("unisex-shoes");
  expect(chartFor({ department: "women" })).toBeUndefined();
  expect(chartFor({ productType: "spaceships", department: "women" })).toBeUndefined();
});

test("[SZ-06] every product type has a chart for every department", () => {
  const without = PRODUCT_TYPES.flatMap(({ slug }) =>
    WEARER_DEPARTMENTS.filter((department) => chartFor({ productType: slug, department }) === undefined),
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
  expect(hasSizeFilter(listing)).toBe(isShown);
});
