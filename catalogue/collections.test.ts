import { expect, test } from "vitest";
import { allCollections, collectionSlug, resolveCollection } from "./collections.ts";
import { DEFAULT_TAXONOMY } from "./taxonomy/index.ts";

const DEPARTMENT_SLUGS = "women men sale all kids baby-girl baby-boy girls boys teen-girl teen-boy new-arrivals".split(
  " ",
);
const OFFERS = ["sale", "all", "new-arrivals"];
const TOP_LEVEL_SLUGS = ["all", "sale", "clothing", "shoes", "bags", "accessories", "new-arrivals"];
const SUB_CATEGORIES = [
  ...["women", "men"].flatMap((department) =>
    ["clothing", "shoes", "bags", "accessories"].flatMap((category) => [
      `${department}-${category}`,
      `${department}-sale-${category}`,
    ]),
  ),
  ...DEFAULT_TAXONOMY.wearersOf("kids").flatMap((department) =>
    ["clothing", "shoes", "accessories"].map((category) => `${department}-${category}`),
  ),
];
const NAMED_TYPES =
  "pants tops sweaters coats jackets skirts dresses suits knitwear jeans shorts sneakers boots sandals pumps loafers watches belts rings".split(
    " ",
  );

test("[RT-28] the departments are those of the specification", () => {
  const slugs = DEFAULT_TAXONOMY.departments.map(({ handle }) => handle);
  expect(new Set([...slugs, ...OFFERS])).toEqual(new Set(DEPARTMENT_SLUGS));
});

test.each([
  ...new Set([
    ...DEPARTMENT_SLUGS,
    ...TOP_LEVEL_SLUGS,
    ...SUB_CATEGORIES,
    ...DEFAULT_TAXONOMY.types.map(({ handle }) => handle),
  ]),
  ...NAMED_TYPES.map((type) => `women-${type}`),
])("[RT-28] %s resolves to a listing with a display name", (slug) => {
  const collection = resolveCollection(DEFAULT_TAXONOMY, slug);
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
  expect(resolveCollection(DEFAULT_TAXONOMY, slug)).toMatchObject(meaning);
});

test.each(["", "-", "womens", "women-", "women-women", "sale-women", "all-shoes", "girls-bags", "coats-women", "acne"])(
  "[RT-28] %j is not a collection of the shop",
  (slug) => {
    expect(resolveCollection(DEFAULT_TAXONOMY, slug)).toBeUndefined();
  },
);

test("[RT-28] all collections are listed once, have different names, and resolve to themselves", () => {
  const all = allCollections(DEFAULT_TAXONOMY);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(
    all.filter(
      (collection) =>
        JSON.stringify(resolveCollection(DEFAULT_TAXONOMY, collection.slug)) !== JSON.stringify(collection),
    ),
  ).toEqual([]);
  expect(all.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...DEPARTMENT_SLUGS, ...SUB_CATEGORIES]));
});

test("slugs join department, offer and goods", () => {
  expect(collectionSlug({})).toBe("all");
  expect(collectionSlug({ department: "men", offer: "sale", goods: "shoes" })).toBe("men-sale-shoes");
});

test("menus show the product types that a department usually offers", () => {
  const ids = (...of: Parameters<typeof DEFAULT_TAXONOMY.typesOf>) =>
    DEFAULT_TAXONOMY.typesOf(...of).map(({ id }) => id);
  expect(ids("men")).not.toContain("dresses");
  expect(ids("women", "shoes")).toContain("pumps");
  expect(ids("girls", "accessories")).toContain("backpacks");
  expect(ids("boys", "clothing")).not.toContain("bodysuits");
  expect(ids("kids", "clothing")).toContain("bodysuits");
  expect(DEFAULT_TAXONOMY.typesOf()).toEqual(DEFAULT_TAXONOMY.types);
});
