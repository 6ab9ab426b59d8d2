import { DEFAULT_TAXONOMY } from "../taxonomy/index.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  BELTS,
  chartFor,
  conversionTable,
  convertSize,
  defaultShoeCountry,
  groupOf,
  HATS,
  hasSelectColumns,
  isGroupChosen,
  KIDS_SHOES,
  MENS_CLOTHING,
  MENS_SHOES,
  MENS_TROUSERS,
  ONLY_ONE_SIZE,
  RINGS,
  SHIRTS,
  SHOE_COUNTRIES,
  shoeCountriesOf,
  SIZE_CHARTS,
  type SizeSystem,
  sizesOffered,
  toggleGroup,
  UNISEX_CLOTHING,
  UNISEX_SHOES,
  WOMENS_CLOTHING,
  WOMENS_GLOVES,
  WOMENS_SHOES,
  WOMENS_TROUSERS,
} from "./index.ts";

const LETTERS = "XXXS XXS XS S M L XL XXL XXXL XXXXL XXXXXL XXXXXXL".split(" ");

test.each([WOMENS_CLOTHING, MENS_CLOTHING, UNISEX_CLOTHING])(
  "[SZ-01] $name has every standard size in order",
  (chart) => {
    const names = chart.groups.map((group) => group.name);
    expect(names).toEqual([ONLY_ONE_SIZE, ...LETTERS].slice(0, chart === WOMENS_CLOTHING ? 12 : 13));
  },
);

const EXPECTED_SYSTEMS: readonly (readonly [id: string, systems: string])[] = [
  ["womens-clothing", "INT IT FR EU DE GE UK US AU RU BR JP KR CN NUM"],
  ["mens-clothing", "INT IT FR EU DE GE UK US AU RU BR JP KR CN NUM"],
  ["unisex-clothing", "INT US UK AU BR JP KR NUM"],
  ["shirts", "INT IT FR EU DE GE UK US AU RU BR JP KR CN NUM cm inches"],
  ["womens-trousers", "INT IT FR EU DE GE UK US AU RU BR JP KR CN NUM inches cm"],
  ["mens-trousers", "INT IT FR EU DE GE UK US AU RU BR JP KR CN NUM inches cm"],
  ["unisex-trousers", "inches cm"],
  ["rings", "INT IT US UK FR BR"],
  ["womens-gloves", "INT inches"],
  ["mens-gloves", "INT inches"],
  ["hats", "INT EU cm"],
  ["belts", "cm inches"],
  // Japan and Korea only there.
  ["womens-shoes", "US UK IT FR KR JP"],
  ["mens-shoes", "US UK IT BR KR JP"],
  ["kids-clothing", "AGE cm"],
  ["kids-shoes", "IT UK US"],
];

test.each(EXPECTED_SYSTEMS)("[SZ-02] the chart %s has the systems %s", (id, systems) => {
  const chart = SIZE_CHARTS.find((one) => one.id === id);
  expect(new Set(chart?.systems)).toEqual(new Set(systems.split(" ")));
});

test.each([
  { chart: WOMENS_CLOTHING, sizes: "M, IT 42, FR 38, DE 36, UK 10, US 6, JP 9, KR 66, CN 165/88A, RU 42" },
  { chart: WOMENS_CLOTHING, sizes: "XXS, IT 36, UK 4, US 0, AU 4" },
  { chart: MENS_CLOTHING, sizes: "M, IT 48, US 38, UK 38, EU 48, KR 95, CN 175/96A, JP L, BR M" },
  { chart: UNISEX_CLOTHING, sizes: "M, US 6, US 38, UK 10, UK 38, NUM 2" },
  { chart: SHIRTS, sizes: "M, 39 cm, 40 cm, 15.5 in, 15.75 in, IT 48" },
  { chart: WOMENS_TROUSERS, sizes: "S, 27 in, 69 cm, US 4, IT 40" },
  { chart: MENS_TROUSERS, sizes: "M, 32 in, 81 cm, IT 48, US 32, UK 32, AU 32" },
  { chart: RINGS, sizes: "M, US 7, UK N½, FR 54, IT 14, BR 14" },
  { chart: HATS, sizes: "M, EU 57, 57 cm, 56 cm" },
  { chart: BELTS, sizes: "85 cm, 34 in" },
  { chart: WOMENS_GLOVES, sizes: "M, 7.5 in" },
  { chart: WOMENS_SHOES, sizes: "IT 38, US 8, UK 5, FR 39" },
  { chart: WOMENS_SHOES, sizes: "IT 36.5, US 6.5, UK 3.5, FR 37.5" },
  { chart: MENS_SHOES, sizes: "IT 42, US 9, UK 8, BR 40, KR 270, JP 27" },
  { chart: KIDS_SHOES, sizes: "IT 33, UK 1, US 1.5Y" },
])("[SZ-02] in $chart.id these sizes are equivalent: $sizes", ({ chart, sizes }) => {
  const [first = "", ...others] = sizes.split(", ");
  expect(groupOf(chart, first)?.labels).toEqual(expect.arrayContaining(others));
});

test("[SZ-02] men's trousers by the waist are not numbered as jackets, which are by the chest", () => {
  expect(convertSize(MENS_TROUSERS, "30 in", "US")).toEqual(["US 30"]);
  expect(convertSize(MENS_TROUSERS, "34 in / L32", "UK")).toEqual(["UK 34"]);
  expect(groupOf(MENS_TROUSERS, "US 46")).toBeUndefined();
});

test.each([
  { chart: SHIRTS, cmPerInch: 2.54, tolerance: 0.7 },
  { chart: WOMENS_TROUSERS, cmPerInch: 2.54, tolerance: 0.5 },
  { chart: MENS_TROUSERS, cmPerInch: 2.54, tolerance: 0.5 },
  { chart: BELTS, cmPerInch: 2.5, tolerance: 0 },
])("[SZ-02] inches and centimetres of $chart.id agree", ({ chart, cmPerInch, tolerance }) => {
  const measures = chart.groups.flatMap(({ values }) =>
    (values.inches ?? []).map((inches, at) => ({ inches: Number(inches), cm: Number(values.cm?.[at]) })),
  );
  expect(measures.length).toBeGreaterThan(9);
  expect(measures.filter(({ inches, cm }) => !(Math.abs(inches * cmPerInch - cm) <= tolerance))).toEqual([]);
});

test("[SZ-02] ring sizes agree with the inner circumference in millimetres", () => {
  const rings = RINGS.groups.slice(1).map(({ values }) => values);
  expect(rings.map(({ FR }) => Number(FR?.[0]) - 40)).toEqual(rings.map(({ IT }) => Number(IT?.[0])));
  const errors = rings.map(({ US, FR }) => Math.abs(36.5 + 2.55 * Number(US?.[0]) - Number(FR?.[0])));
  expect(Math.max(...errors)).toBeLessThan(0.6);
});

test("[SZ-02] children's shoe sizes agree with the length of the last", () => {
  const errors = KIDS_SHOES.groups.map(({ values }) => {
    const barleycorns = (Number(values.IT?.[0]) * 2) / 2.54 - 12;
    const uk = values.UK?.[0] ?? "";
    return Math.abs(barleycorns - (uk.endsWith("C") ? Number.parseFloat(uk) : Number(uk) + 13));
  });
  expect(Math.max(...errors)).toBeLessThan(0.26);
});

test.each(SIZE_CHARTS)("[SZ-03] the groups of $id have a name and join their sizes by hyphens", (chart) => {
  for (const group of chart.groups) {
    expect(group.labels).toContain(group.name);
    expect(group.children.split("-")).toEqual(group.labels);
  }
});

test("[SZ-03] a group has a name and children", () => {
  expect(groupOf(BELTS, "34 in")).toMatchObject({ name: "85 cm", children: "85 cm-34 in" });
  expect(groupOf(RINGS, "FR 54")).toMatchObject({ name: "M", children: "M-IT 14-US 7-UK N½-FR 54-BR 14" });
});

test("[SZ-04] shoe sizes are shown by country: Italy by default, the US on women's and men's pages", () => {
  expect(SHOE_COUNTRIES.map(({ code }) => code)).toEqual(["US", "UK", "IT", "FR", "BR", "KR", "JP"]);
  expect(shoeCountriesOf(WOMENS_SHOES)).toEqual(["US", "UK", "IT", "FR"]);
  expect(shoeCountriesOf(MENS_SHOES)).toEqual(["US", "UK", "IT", "BR", "KR", "JP"]);
  expect(
    [undefined, "women", "men", "kids", "sale"].map((one) => defaultShoeCountry(shoeCountriesOf(WOMENS_SHOES), one)),
  ).toEqual(["IT", "US", "US", "IT", "IT"]);
});

test("[SZ-04] every shoe chart has its default country", () => {
  for (const department of ["women", "men", undefined]) {
    const chart = chartFor(DEFAULT_TAXONOMY, { category: "shoes", department });
    const countries = chart ? shoeCountriesOf(chart) : [];
    expect(countries).toContain(defaultShoeCountry(countries, department));
  }
});

test.each(SIZE_CHARTS)("[SZ-06] a size of $id belongs to exactly one group", (chart) => {
  const labels = chart.groups.flatMap((group) => group.labels);
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.length).toBe(new Set(labels).size);
  for (const label of labels) expect(groupOf(chart, label)?.labels).toContain(label);
});

test.each(SIZE_CHARTS)("[SZ-06] $id offers each of its sizes once, smallest first", (chart) => {
  for (const system of chart.soldIn.length > 0 ? chart.soldIn : [undefined]) {
    const sizes = sizesOffered(chart, system);
    const ranks = sizes.map((size) => chart.groups.findIndex((group) => group.labels.includes(size)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(new Set(sizes).size).toBe(sizes.length);
    expect(Math.min(...ranks)).toBeGreaterThanOrEqual(0);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  }
});

test.each(SIZE_CHARTS)("[SZ-02] numbers of $id grow from group to group in every system", (chart) => {
  for (const system of chart.systems) {
    const values = chart.groups.flatMap((group) => group.values[system] ?? []);
    const bare = values.map((value) => value.replace(/^00$/u, "-1"));
    const isRising = bare.every((value, at) => at === 0 || Number(bare[at - 1]) < Number(value));
    // Letters, height/chest pairs and scales that restart are not numbers; the unisex chart combines two scales.
    const isNumeric = bare.every((value) => Number.isFinite(Number(value)));
    expect({ system, isRising: isRising || !isNumeric || chart === UNISEX_CLOTHING }).toEqual({
      system,
      isRising: true,
    });
  }
});

test("converts a size to another system, one to one if both have the same number of values", () => {
  expect(convertSize(WOMENS_CLOTHING, "IT 42", "US")).toEqual(["US 6"]);
  expect(convertSize(SHIRTS, "15.75 in", "cm")).toEqual(["40 cm"]);
  expect(convertSize(SHIRTS, "M", "cm")).toEqual(["39 cm", "40 cm"]);
  expect(convertSize(UNISEX_CLOTHING, "US 38", "UK")).toEqual(["UK 38"]);
  expect(convertSize(WOMENS_SHOES, "IT 38", "JP")).toEqual(["JP 24.5"]);
  expect(convertSize(WOMENS_SHOES, "IT 38", "BR")).toEqual([]);
  expect(convertSize(WOMENS_SHOES, "IT 99", "US")).toEqual([]);
});

test("converting there and back returns to the same group", () => {
  for (const chart of SIZE_CHARTS) {
    const label = fc.constantFrom(...chart.groups.flatMap((group) => group.labels));
    const system = fc.constantFrom<SizeSystem>(...chart.systems);
    fc.assert(
      fc.property(label, system, (size, to) => {
        for (const converted of convertSize(chart, size, to))
          expect(groupOf(chart, converted)).toBe(groupOf(chart, size));
      }),
    );
  }
});

test("[SZ-05] conversion tables have a header and a row for each group; gloves and hats have no select columns", () => {
  const table = conversionTable(SHIRTS, ["INT", "cm", "inches"]);
  expect(table.header.map(({ name }) => name)).toEqual(["Standard", "Centimetres", "Inches"]);
  expect(table.rows[4]).toEqual(["M", "39 / 40", "15.5 / 15.75"]);
  expect(table.rows.flat()).not.toContain(ONLY_ONE_SIZE);
  for (const chart of SIZE_CHARTS) {
    const isPlain = /gloves|hats|one-size/u.test(chart.id);
    expect(hasSelectColumns(chart)).toBe(!isPlain);
  }
});

test("[FL-09] selecting a size toggles every equivalent size and counts as one", () => {
  const medium = groupOf(WOMENS_CLOTHING, "IT 42");
  const large = groupOf(WOMENS_CLOTHING, "L");
  if (medium === undefined || large === undefined) throw new Error("the chart lacks M or L");
  const one = toggleGroup(["Q 1"], medium);
  expect(one).toEqual(["Q 1", ...medium.labels]);
  const both = toggleGroup(one, large);
  expect(WOMENS_CLOTHING.groups.filter((group) => isGroupChosen(both, group))).toEqual([medium, large]);
  expect(toggleGroup(both, medium)).toEqual(["Q 1", ...large.labels]);
  expect(toggleGroup(["US 6"], medium)).toEqual([]);
});

test("letters of the unisex chart are those of both departments", () => {
  for (const letter of LETTERS.slice(0, -1)) {
    const group = groupOf(UNISEX_CLOTHING, letter);
    const hers = groupOf(WOMENS_CLOTHING, letter)?.values.US?.[0];
    const his = groupOf(MENS_CLOTHING, letter)?.values.US?.[0];
    expect(group?.values.US).toEqual([hers, his]);
  }
  expect(groupOf(UNISEX_SHOES, "IT 42")?.labels).toEqual(["IT 42", "FR 43", "BR 40", "KR 270", "JP 27", "EU 42"]);
});

test("shoes in European numbers are the Italian ones, without a column of their own [OC-08]", () => {
  for (const chart of [WOMENS_SHOES, MENS_SHOES, UNISEX_SHOES, KIDS_SHOES]) {
    expect(groupOf(chart, "EU 38")).toBe(groupOf(chart, "IT 38"));
    expect(chart.systems).not.toContain("EU");
  }
  expect(convertSize(WOMENS_SHOES, "EU 38", "UK")).toEqual(["UK 5"]);
});
