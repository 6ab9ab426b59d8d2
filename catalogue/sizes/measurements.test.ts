import { expect, test } from "vitest";
import { SIZE_CHARTS } from "./chart-for.ts";
import { ONE_SIZE } from "./chart.ts";
import { MENS_CLOTHING, SHIRTS, WOMENS_CLOTHING } from "./clothing.ts";
import { conversionTable } from "./conversion-table.ts";
import { CHILD_CLOTHING, CHILD_SHOES } from "./kids.ts";
import { inInches, stepsOf } from "./measurements.ts";
import { MENS_SHOES, UNISEX_SHOES, WOMENS_SHOES } from "./shoes.ts";

test("a woman's M has a bust of 88, a waist of 70 and hips of 96 cm, in its row of the conversion table [CO-09]", () => {
  const row = conversionTable(WOMENS_CLOTHING, ["INT"]).rows.findIndex(([letter]) => letter === "M");
  expect((WOMENS_CLOTHING.measures ?? []).map(({ name, cm }) => [name, cm[row]])).toEqual([
    ["Bust", [88]],
    ["Waist", [70]],
    ["Hips", [96]],
  ]);
});

test("every measure has a value for every row of its chart, and grows with the sizes [CO-09]", () => {
  for (const chart of SIZE_CHARTS) {
    for (const { name, cm } of chart.measures ?? []) {
      expect(cm, chart.id).toHaveLength(conversionTable(chart).rows.length);
      const firsts = cm.flatMap(([first]) => first ?? []);
      expect(firsts, `${chart.id} ${name}`).toEqual(firsts.toSorted((one, other) => one - other));
      // Collars start at XS.
      expect(firsts.length, `${chart.id} ${name}`).toBe(name === "Collar" ? 7 : cm.length);
    }
  }
});

test("a man's chest is twice his Italian size, and a shirt size spans two collars [CO-09]", () => {
  const row = conversionTable(MENS_CLOTHING, ["IT"]).rows.findIndex(([it]) => it === "48");
  expect(MENS_CLOTHING.measures?.[0]?.cm[row]).toEqual([96]);
  expect(SHIRTS.measures?.[0]).toMatchObject({ name: "Collar" });
  expect(SHIRTS.measures?.[0]?.cm[row]).toEqual([39, 40]);
});

test("shoes are measured by foot length, except in the unisex chart [CO-09]", () => {
  const at = (chart: typeof WOMENS_SHOES, it: string) =>
    chart.measures?.[0]?.cm[conversionTable(chart, ["IT"]).rows.findIndex(([one]) => one === it)];
  expect(at(WOMENS_SHOES, "38")).toEqual([24.5]);
  expect(at(MENS_SHOES, "42")).toEqual([27]);
  expect(at(CHILD_SHOES, "30")).toEqual([19]);
  expect(UNISEX_SHOES.measures).toBeUndefined();
});

test("every chart except one size has measures [CO-09]", () => {
  for (const chart of SIZE_CHARTS) {
    expect(stepsOf(chart).length > 0, chart.id).toBe(chart !== ONE_SIZE);
  }
  expect(stepsOf(CHILD_CLOTHING)).toEqual(["Height"]);
});

test("inches are rounded to the half [CO-09]", () => {
  expect([88, 70, 24.5].map(inInches)).toEqual([34.5, 27.5, 9.5]);
});
