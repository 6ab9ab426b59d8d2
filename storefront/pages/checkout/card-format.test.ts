import { expect, test } from "vitest";
import { caretAfter, formatCode, formatExpiry, formatNumber } from "./card-format.ts";

test.each([
  ["", ""],
  ["4242", "4242"],
  ["42424", "4242 4"],
  ["4242-4242 42424242", "4242 4242 4242 4242"],
  ["378282246310005", "3782 822463 10005"],
  ["4242424242424242999999", "4242 4242 4242 4242 999"],
  ["4242x", "4242"],
])("[CO-02] the number %j is written %j", (typed, written) => {
  expect(formatNumber(typed)).toBe(written);
});

test.each([
  ["1", "1"],
  ["4", "04 / "],
  ["12", "12"],
  ["122", "12 / 2"],
  ["1228", "12 / 28"],
  ["4/28", "04 / 28"],
  ["04/2028", "04 / 28"],
  ["04 / 28", "04 / 28"],
  ["12 / ", "12 / "],
])("[CO-02] the date %j is written %j", (typed, written) => {
  expect(formatExpiry(typed)).toBe(written);
});

test("[CO-02] a code is its digits, and the caret stays behind the digit where it was", () => {
  expect(formatCode("12 3a45")).toBe("1234");
  expect(caretAfter("42424", 5, "4242 4")).toBe(6);
  // A digit inserted at the start of the second group.
  expect(caretAfter("4242 94242", 6, "4242 9424 2")).toBe(6);
  expect(caretAfter("4242 4", 2, "4242 4")).toBe(2);
});
