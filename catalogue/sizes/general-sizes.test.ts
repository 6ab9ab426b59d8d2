import { expect, test } from "vitest";
import { DEFAULT_TAXONOMY_DATA, Taxonomy } from "../taxonomy/index.ts";
import type { MerchantChart } from "../taxonomy/merchant-chart.ts";
import { groupOf } from "./chart.ts";
import { chartsFor } from "./chart-for.ts";
import { generalSize, generalSizesOf } from "./general-sizes.ts";

const chart = (more: Partial<MerchantChart> & Pick<MerchantChart, "systems" | "rows">): MerchantChart => ({
  id: more.designers ? "designer" : "dresses",
  names: { en: "Chart" },
  kind: "clothing",
  types: ["Dresses"],
  ...more,
});
const dresses = (...charts: readonly MerchantChart[]) =>
  chartsFor(new Taxonomy(DEFAULT_TAXONOMY_DATA, 0, charts), {
    productType: "Dresses",
    department: "women",
    designer: "Prairie",
  });
const designers = ["Prairie"];

test.each<[title: string, charts: readonly MerchantChart[], size: string, general: string]>([
  ["a built-in chart", [], "IT 40", "IT 40"],
  [
    "a label that means another letter",
    [chart({ designers, systems: ["IT", "INT"], rows: [["40", "M"]] })],
    "IT 40",
    "M",
  ],
  ["a designer's numbers", [chart({ designers, systems: ["NUM", "IT"], rows: [["1", "38"]] })], "NUM 1", "IT 38"],
  ["the first of several", [chart({ designers, systems: ["NUM", "IT"], rows: [["2", "40, 42"]] })], "NUM 2", "IT 40"],
  [
    "letters before other systems",
    [chart({ designers, systems: ["NUM", "IT", "INT"], rows: [["1", "38", "L"]] })],
    "NUM 1",
    "L",
  ],
  [
    "a number of the designer says nothing",
    [chart({ designers, systems: ["IT", "NUM"], rows: [["40", "9"]] })],
    "IT 40",
    "IT 40",
  ],
  [
    "a size that the chart lacks",
    [chart({ designers, systems: ["IT", "INT"], rows: [["40", "M"]] })],
    "IT 44",
    "IT 44",
  ],
  [
    "goods in one size",
    [chart({ designers, systems: ["IT", "INT"], rows: [["40", "M"]] })],
    "Only One Size",
    "Only One Size",
  ],
  [
    "a designer's chart in terms of the shop's",
    [
      chart({ systems: ["BR", "IT"], rows: [["36", "44"]] }),
      chart({ designers, systems: ["NUM", "BR"], rows: [["1", "36"]] }),
    ],
    "NUM 1",
    "IT 44",
  ],
])("the general size of %s", (_, charts, size, general) => {
  const applied = dresses(...charts);
  expect(generalSize(applied, size)).toBe(general);
  const group = applied[0] && groupOf(applied[0], size);
  expect(group ? generalSizesOf(applied, group) : [general]).toContain(general);
});
