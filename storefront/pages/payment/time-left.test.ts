import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

test.each([
  [900_000, "15:00"],
  [845_000, "14:05"],
  [60_001, "1:01"],
  [400, "0:01"],
  [-5_000, "0:00"],
])("%i milliseconds are %s", (milliseconds, shown) => {
  expect(timeLeft(milliseconds)).toBe(shown);
});
