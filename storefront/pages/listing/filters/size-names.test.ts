import { expect, test } from "vitest";
import {
  groupOf,
  MENS_CLOTHING,
  MENS_SHOES,
  WOMENS_CLOTHING,
  WOMENS_SHOES,
  WOMENS_TROUSERS,
  type SizeChart,
  type SizeGroup,
} from "#catalogue";
import { equivalents, nameIn } from "./size-names.ts";

const group = (chart: SizeChart, size: string): SizeGroup => {
  const found = groupOf(chart, size);
  if (!found) throw new Error(`${chart.id} has no ${size}`);
  return found;
};

test("a letter stands with three of its equivalents", () => {
  const medium = group(WOMENS_CLOTHING, "M");
  expect(nameIn(medium, undefined)).toBe("M");
  expect(equivalents(medium)).toMatch(/^IT \d+ · UK \d+ · US \d+$/);
});

test("a designer's own number is shown without the name of its system [OC-08]", () => {
  expect(nameIn({ name: "NUM 1", labels: ["NUM 1"], values: { NUM: ["1"] }, children: "" }, undefined)).toBe("1");
});

test("[SZ-04] a market's own numbers come first", () => {
  expect(equivalents(group(WOMENS_CLOTHING, "M"), undefined, ["JP"])).toBe("JP 9 · IT 42 · UK 10");
  // Men's letters of Japan are others than Western ones.
  expect(equivalents(group(MENS_CLOTHING, "M"), undefined, ["JP"])).toBe("IT 48 · UK 38 · US 38");
  expect(equivalents(group(WOMENS_CLOTHING, "M"), undefined, ["US"])).toBe(equivalents(group(WOMENS_CLOTHING, "M")));
});

test("[FL-06] trousers have their inches first", () => {
  expect(equivalents(group(WOMENS_TROUSERS, "M"))).toBe("28 in · IT 42 · UK 10");
});

test("[SZ-04] a shoe size is labelled in the selected country, and its equivalents omit that label", () => {
  const shoe = group(WOMENS_SHOES, "IT 38");
  expect(nameIn(shoe, "US")).toBe("US 8");
  expect(equivalents(shoe, "US")).toBe("IT 38 · UK 5");
  expect(nameIn(shoe, "JP")).toBe("24.5 cm");
  expect(nameIn(group(WOMENS_SHOES, "IT 38.5"), "JP")).toBe("IT 38.5");
  expect(nameIn(MENS_SHOES.groups[0]!, "KR")).toBe("230 mm");
  expect(nameIn(MENS_SHOES.groups[0]!, undefined)).toBe("IT 38");
});
