import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Smallest } from "./smallest.ts";

test("the smallest numbers are the first ones of the sorted list", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 })), fc.integer({ min: 1, max: 20 }), (numbers, wanted) => {
      const least = new Smallest(wanted);
      for (const number of numbers) least.add(number);
      expect([...least.sorted()]).toEqual(numbers.toSorted((a, b) => a - b).slice(0, wanted));
    }),
  );
});
