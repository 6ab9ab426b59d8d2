import { expect, test } from "vitest";
import { isSecondTap } from "./second-taps.ts";

test.each([
  ["a tap made before the layer came, and heard after", { detail: 1, timeStamp: 950 }, true],
  ["a tap while the layer comes", { detail: 1, timeStamp: 1_199 }, true],
  ["a tap when it is there", { detail: 1, timeStamp: 1_200 }, false],
  ["the second tap of two", { detail: 2, timeStamp: 1_300 }, true],
  ["the second of two slow ones", { detail: 2, timeStamp: 1_600 }, false],
  ["a key", { detail: 0, timeStamp: 1_000 }, false],
])("[MB-02] %s", (_, event, expected) => {
  expect(isSecondTap(event, 1_000)).toBe(expected);
});
