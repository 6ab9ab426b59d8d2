import { expect, test } from "vitest";
import { allCollections, collectionSlug, resolveCollection } from "./collections.ts";
import { DEPARTMENTS, KIDS_DEPARTMENTS } from "./departments.ts";
import { PRODUCT_TYPES } from "./product-types.ts";
import { productTypesOf } from "./assortment.ts";

const DEPARTMENT_SLUGS = "women men sale all kids baby-girl baby-boy girls boys teen-girl teen-boy new-arrivals".split(
  " ",
);
const TOP_LEVEL_SLUGS = ["all", "sale", "clothing", "shoes", "bags", "accessories", "new-arrivals"];
const SUB_CATEGORIES = [
  ...["women", "men"].flatMap((department) =>
    ["clothing", "shoes", "bags", "accessories"].flatMap((category) => [
      `${department}-${category}`,
      `${department}-sale-${category}`,
    ]),
  ),
  ...KIDS_DEPARTMENTS.flatMap((department) =>
    ["clothing", "shoes", "accessories"].map((category) => `${department}-${category}`),
  ),
];
const NAMED_TYPES =
  "pants tops sweaters coats jackets skirts dresses suits knitwear jeans shorts sneakers boots sandals pumps loafers watches belts rings".split(
    " ",
  );

test("[RT-28] the departments are those of the specification", () => {
  expect(new Set(DEPARTMENTS.map(({ slug }) => slug))).toEqual(new Set(DEPARTMENT_SLUGS));
});

test.each([
  ...new Set([...DEPARTMENT_SLUGS, ...TOP_LEVEL_SLUGS, ...SUB_CATEGORIES, ...PRODUCT_TYPES.map(({ slug }) => slug)]),
  ...NAMED_TYPES.map((type) => `women-${type}`),
])("[RT-28] %s resolves to a listing with a display name", (slug) => {
  const collection = resolveCollection(slug);
  expect(collection?.slug).toBe(slug);
  expect(collection?.name).toMatch(/^\p{Lu}/u);
  expect(collection?.zh).toMatch(/\p{Script=Han}/u);
});

test.each([
  ["women", { name: "Women", label: "Women", department: "women" }],
  ["all", { name: "All", zh: "全部", isSale: false }],
  ["sale", { name: "Sale", isSale: true }],
  ["new-arrivals", { name: "New Arrivals", isNewArrivals: true }],
  ["shoes", { name: "Shoes", category: "shoes" }],
  ["women-clothing", { name: "Women’s Clothing", zh: "女士服装", department: "women", category: "clothing" }],
  ["men-sale-shoes", { name: "Men’s Shoes on Sale", department: "men", category: "shoes", isSale: true }],
  ["women-sale", { name: "Women’s Sale", label: "Sale", department: "women", isSale: true }],
  ["girls-shoes", { name: "Girls’ Shoes", department: "girls", category: "shoes" }],
  ["baby-girl-clothing", { name: "Baby Girl Clothing", department: "baby-girl", category: "clothing" }],
  ["coats", { name: "Coats", productType: "coats", category: "clothing" }],
  ["Women-Coats", { slug: "women-coats", name: "Women’s Coats", productType: "coats", department: "women" }],
  ["men-new-arrivals-bags", { name: "New Men’s Bags", zh: "男士新品包袋", isNewArrivals: true }],
  ["teen-boy-backpacks", { category: "accessories", productType: "backpacks" }],
])("[RT-28] %s means %o", (slug, meaning) => {
  expect(resolveCollection(slug)).toMatchObject(meaning);
});

test.each(["", "-", "womens", "women-", "women-women", "sale-women", "all-shoes", "girls-bags", "coats-women", "acne"])(
  "[RT-28] %j is not a collection of the shop",
  (slug) => {
    expect(resolveCollection(slug)).toBeUndefined();
  },
);

test("[RT-28] all collections are listed once, have different names, and resolve to themselves", () => {
  const all = allCollections();
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(
    all.filter((collection) => JSON.stringify(resolveCollection(collection.slug)) !== JSON.stringify(collection)),
  ).toEqual([]);
  expect(all.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...DEPARTMENT_SLUGS, ...SUB_CATEGORIES]));
});

test("slugs join department, offer and goods", () => {
  expect(collectionSlug({})).toBe("all");
  expect(collectionSlug({ department: "men", offer: "sale", goods: "shoes" })).toBe("men-sale-shoes");
});

test("menus show the product types that a department usually offers", () => {
  const slugs = (types: readonly { slug: string }[]): string[] => types.map(({ slug }) => slug);
  expect(slugs(productTypesOf("men"))).not.toContain("dresses");
  expect(slugs(productTypesOf("women", "shoes"))).toContain("pumps");
  expect(slugs(productTypesOf("girls", "accessories"))).toContain("backpacks");
  expect(slugs(productTypesOf("boys", "clothing"))).not.toContain("bodysuits");
  expect(slugs(productTypesOf("kids", "clothing"))).toContain("bodysuits");
  expect(productTypesOf("all")).toEqual(PRODUCT_TYPES);
});
