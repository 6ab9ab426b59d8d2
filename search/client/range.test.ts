import { expect, test } from "vitest";
import { refineRange } from "./range.ts";

const BOUNDS = { min: 10, max: 500 };

test.each([
  [20, 100, { min: 20, max: 100 }],
  ["20.5", "", { min: 20.5 }],
  [undefined, 500, { max: 500 }],
  ["", "", {}],
] as const)("[SR-11] %j to %j is a valid range", (min, max, range) => {
  expect(refineRange(BOUNDS, min, max)).toEqual(range);
});

test.each([
  [9, undefined, "You can't provide min value lower than range."],
  [undefined, 501, "You can't provide max value greater than range."],
  [Infinity, undefined, "You can't provide non finite values to the range connector."],
  ["dear", undefined, "You can't provide non finite values to the range connector."],
  [undefined, Number.NaN, "You can't provide non finite values to the range connector."],
] as const)("[SR-11] from %j to %j: %s", (min, max, message) => {
  expect(() => refineRange(BOUNDS, min, max)).toThrow(new RangeError(message));
});
