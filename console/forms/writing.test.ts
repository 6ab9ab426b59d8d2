import { expect, test } from "vitest";
import { NUMBERS, RANGES, TABLE } from "./writing.ts";

test("a table of sizes is written with a row in each line, and read back as it was", () => {
  const rows = [
    ["S", "36, 38", ""],
    ["M", "40", "12"],
  ];
  expect(TABLE.write(rows)).toBe("S | 36, 38 | \nM | 40 | 12");
  expect(TABLE.read(TABLE.write(rows))).toEqual(rows);
  expect(TABLE.read("S|36, 38 |\nM | 40|12\n\n")).toEqual(rows);
});

test("measurements are numbers, ranges or nothing; anything else is left for the checks", () => {
  const values = [84, [86, 88.5], null, 90];
  expect(RANGES.write(values)).toBe("84\n86-88.5\n-\n90");
  expect(RANGES.read(RANGES.write(values))).toEqual(values);
  expect(RANGES.read("84\n86 – 88,5\n\n90\n")).toEqual(values);
  expect(RANGES.read("about 84")).toEqual(["about 84"]);
});

test("numbers are separated by commas; anything else is left for the checks", () => {
  expect(NUMBERS.write([50, 100])).toBe("50, 100");
  expect(NUMBERS.read("50, 100,\n250 much")).toEqual([50, 100, 250, "much"]);
});
