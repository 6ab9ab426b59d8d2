import { MENS_SHOES, WOMENS_CLOTHING } from "#catalogue";
import { expect, test } from "vitest";
import { chipsOf, countLabel, removeChip, selectedCounts } from "./chips.ts";
import { toggleSize, toggleValue } from "./choices.ts";
import { byName, FACET_NAMES } from "./facets.ts";
import { chosenOn, pageOf, vendorTag, SIZE_GROUPS, defaultsOf } from "./testing.ts";

const ALL = pageOf("all");
const SHOWN = {
  currency: "EUR",
  sizesOf: SIZE_GROUPS,
  labelOf: (_: string, value: string) => (value === "women" ? "Women" : undefined),
};
const medium = WOMENS_CLOTHING.groups.find(({ name }) => name === "M")!;

const FULL = chosenOn(ALL, {
  page: 2,
  menu: { department: "women", product_type: "Coats" },
  refinementList: {
    tags: ["Clothing"],
    vendor: ["Nordlys", "Halden"],
    Size: medium.labels,
    Color: ["White", "Transparent", "multi"],
  },
  range: { EUR: { min: 100, max: 500 }, USD: { min: 7 } },
});

test("[LP-10] [FL-07] [FL-09] every choice has one chip, without Transparent and with equivalent sizes as one", () => {
  expect(chipsOf(FULL, ALL, SHOWN).map(({ attribute, label }) => [attribute, label])).toEqual([
    ["department", "Women"],
    ["tags", "Clothing"],
    ["product_type", "Coats"],
    ["vendor", "Nordlys"],
    ["vendor", "Halden"],
    ["Size", "M"],
    ["Color", "White"],
    ["Color", "Multicolour"],
    ["price", "€100 – €500"],
  ]);
});

test("[LP-10] values of the route have no chip", () => {
  for (const page of [pageOf("women-sale-shoes"), pageOf("men-coats"), defaultsOf(vendorTag("Nordlys"))]) {
    expect(chipsOf(chosenOn(page), page, SHOWN)).toEqual([]);
  }
});

test.each([
  [{ min: 100 }, "From €100"],
  [{ max: 500 }, "Up to €500"],
])("the chip of the price %j reads %s", (EUR, label) => {
  expect(chipsOf(chosenOn(ALL, { range: { EUR } }), ALL, SHOWN)).toEqual([
    { attribute: "price", label, currentRefinement: EUR, currency: "EUR" },
  ]);
});

test("[SZ-04] the chip of a shoe size is labelled in the selected country", () => {
  const page = pageOf("men-shoes");
  const state = toggleSize(chosenOn(page), MENS_SHOES.groups[0]!);
  const chips = chipsOf(state, page, { ...SHOWN, sizeName: ({ values }) => `US ${values.US?.[0]}` });
  expect(chips).toEqual([{ attribute: "Size", label: "US 5", values: MENS_SHOES.groups[0]!.labels }]);
});

test.each([
  ["department", "Women", { menu: { department: "", product_type: "Coats" } }],
  ["tags", "Clothing", { refinementList: { ...FULL.refinementList, tags: [] } }],
  ["vendor", "Nordlys", { refinementList: { ...FULL.refinementList, vendor: ["Halden"] } }],
  ["Size", "M", { refinementList: { ...FULL.refinementList, Size: [] } }],
  ["Color", "White", { refinementList: { ...FULL.refinementList, Color: ["multi"] } }],
  ["Color", "Multicolour", { refinementList: { ...FULL.refinementList, Color: ["White", "Transparent"] } }],
  ["price", "€100 – €500", { range: { USD: { min: 7 } } }],
])("[FL-12] removing the chip %s %s resets only that, on page 1", (attribute, label, changed) => {
  const chip = chipsOf(FULL, ALL, SHOWN).find((one) => one.attribute === attribute && one.label === label)!;
  expect(removeChip(FULL, ALL, chip)).toEqual({ ...FULL, ...changed, page: 1 });
});

test("[FL-12] removing the product type restores that of the route, and drops sizes that its chart lacks", () => {
  const page = pageOf("men-coats");
  const boots = toggleSize(chosenOn(page, { menu: { product_type: "Boots" } }), MENS_SHOES.groups[0]!);
  const [type] = chipsOf(boots, page, SHOWN);
  const removed = removeChip(boots, page, type!, SIZE_GROUPS);
  expect(removed.menu.product_type).toBe("Coats");
  expect(removed.refinementList.Size).toEqual([]);
});

test("[FL-12] removing the last category restores that of the route", () => {
  const page = pageOf("shoes");
  const bags = chosenOn(page, { refinementList: { tags: ["Bags"] } });
  const [chip] = chipsOf(bags, page, SHOWN);
  expect(removeChip(bags, page, chip!)).toEqual(chosenOn(page));
});

test("[FL-07] [FL-09] [FL-14] counts are the numbers of visible selected options", () => {
  expect(selectedCounts(FULL, ALL, SHOWN)).toEqual({
    ...byName(FACET_NAMES, () => 0),
    department: 1,
    product_type: 1,
    tags: 1,
    vendor: 2,
    Size: 1,
    Color: 2,
    price: 2,
  });
  expect(selectedCounts(toggleValue(chosenOn(ALL), ALL, "Color", "White"), ALL, SHOWN).Color).toBe(1);
  expect(countLabel(2)).toBe("(2)");
  expect(countLabel(0)).toBe("");
});
