import { expect, test } from "vitest";
import { designersHref } from "./designers-href.ts";

test("a listing's own query stays, and what is asked of the designers follows it", () => {
  expect(designersHref("/d", "")).toBe("/d");
  expect(designersHref("/d", "?page=2")).toBe("/d?page=2");
  expect(designersHref("/d", "", { letter: "#" })).toBe("/d?letter=%23");
  expect(designersHref("/d", "?a=1", { find: "h & r" })).toBe("/d?a=1&find=h+%26+r");
});
