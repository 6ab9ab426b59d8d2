import { expect, test } from "vitest";
import { ticksFor } from "./scale.ts";

test("an axis has rounded steps up to the highest value, and none that the unit cannot write", () => {
  expect(ticksFor(234_060_000, 10)).toEqual([0, 100_000_000, 200_000_000, 300_000_000]);
  expect(ticksFor(37)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksFor(3)).toEqual([0, 1, 2, 3]);
  expect(ticksFor(0)).toEqual([0, 1]);
  // Yen have no decimals, so a step is at least one yen.
  expect(ticksFor(1_500, 1_000)).toEqual([0, 1_000, 2_000]);
});
