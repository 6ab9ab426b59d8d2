import { expect, test } from "vitest";
import { DEFAULT_TAXONOMY, DEFAULT_TAXONOMY_DATA, type MerchantChart, Taxonomy } from "../taxonomy/index.ts";
import { convertSize } from "./chart.ts";
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

const own = (id: string, changes: Partial<MerchantChart> = {}): MerchantChart => ({
  id,
  names: { en: id },
  kind: "clothing",
  systems: ["NUM", "IT"],
  rows: [
    ["1", "38"],
    ["2", "40, 42"],
  ],
  ...changes,
});
const WITH_CHARTS = new Taxonomy(DEFAULT_TAXONOMY_DATA, 0, [
  own("everyone"),
  own("women", { departments: ["women"] }),
  own("both", { departments: ["women", "men"] }),
  own("category", { categories: ["Clothing"] }),
  own("coats", { types: ["Coats"] }),
  own("prairie", { designers: ["Prairie"] }),
  own("prairie-mens-coats", { designers: ["Prairie"], types: ["Coats"], departments: ["men"] }),
  own("prairie-girls", { designers: ["Prairie"], departments: ["kids"] }),
]);

test.each([
  [{ category: "clothing" }, "category"],
  [{ productType: "dresses", department: "women" }, "category"],
  [{ productType: "coats", department: "women" }, "coats"],
  [{ productType: "coats", department: "women", designer: "PRAIRIÉ" }, "prairie"],
  [{ productType: "coats", department: "women\tmen", designer: "Prairie" }, "prairie"],
  [{ productType: "coats", department: "men", designer: "Prairie" }, "prairie-mens-coats"],
  [{ productType: "coats", department: "girls", designer: "Prairie" }, "prairie-girls"],
  // Children's trousers have the sizes of their clothing, and so have women's shirts.
  [{ productType: "jeans", department: "girls", designer: "Prairie" }, "prairie-girls"],
  [{ productType: "shirts", department: "women", designer: "Prairie" }, "prairie"],
  [{ productType: "shirts", department: "men", designer: "Prairie" }, "shirts"],
  [{ productType: "coats", department: "girls", designer: "Nordlys" }, "child-clothing"],
  [{ productType: "sneakers", department: "women", designer: "Prairie" }, "womens-shoes"],
  [{ productType: "tote-bags", designer: "Prairie" }, "one-size"],
])("of the charts of a merchant the most specific one applies: %j has %j", (sized, id) => {
  expect(chartFor(WITH_CHARTS, sized)?.id).toBe(id);
});

test("fewer departments are more specific, and a chart of no department is not for children", () => {
  const charts = [
    own("everyone"),
    own("women", { departments: ["women"] }),
    own("both", { departments: ["women", "men"] }),
  ];
  const taxonomy = new Taxonomy(DEFAULT_TAXONOMY_DATA, 0, charts);
  const idFor = (department?: string) => chartFor(taxonomy, { category: "clothing", department })?.id;
  expect(["women", "men", "women\tmen", undefined, "girls"].map(idFor)).toEqual([
    "women",
    "both",
    "both",
    "both",
    "child-clothing",
  ]);
});

test("a department that the shop no longer has leaves a chart without use", () => {
  const taxonomy = new Taxonomy(DEFAULT_TAXONOMY_DATA, 0, [own("pets", { departments: ["pets"] })]);
  expect(chartFor(taxonomy, { category: "clothing" })?.id).toBe("unisex-clothing");
});

test("a merchant's chart has groups, conversions and its labels like a built-in one", () => {
  const chart = chartFor(WITH_CHARTS, { productType: "coats", designer: "Prairie" })!;
  expect(chart.groups.map(({ name }) => name)).toEqual(["Only One Size", "NUM 1", "NUM 2"]);
  expect(convertSize(chart, "NUM 2", "IT")).toEqual(["IT 40", "IT 42"]);
  expect(chart.soldIn).toEqual(["NUM"]);
});
