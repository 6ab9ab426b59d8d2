import { expect, test } from "vitest";
import { groupOf, WOMENS_CLOTHING, WOMENS_SHOES, type SizeChart, type SizeGroup } from "#catalogue";
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

test("a shoe is called as in the country chosen, and its equivalents leave that out", () => {
  const shoe = group(WOMENS_SHOES, "IT 38");
  expect(nameIn(shoe, "US")).toBe("US 8");
  expect(equivalents(shoe, "US")).toBe("IT 38 · UK 5");
  expect(nameIn(shoe, "JP")).toBe("IT 38");
});
