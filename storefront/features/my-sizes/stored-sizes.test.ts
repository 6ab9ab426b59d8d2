import { expect, test } from "vitest";
import { joinSizes, withSize } from "./stored-sizes.ts";

test("the two latest sizes of a chart are remembered, the latest first, each once", () => {
  const sizes = ["S", "M", "L", "M"].reduce((before, name) => withSize(before, "women", name), {});
  expect(sizes).toEqual({ women: ["M", "L"] });
});

test("charts do not mix, and the oldest of more than twenty is dropped", () => {
  let sizes = withSize(withSize({}, "first", "M"), "second", "IT 38");
  expect(sizes).toEqual({ first: ["M"], second: ["IT 38"] });
  for (let chart = 1; chart < 20; chart++) sizes = withSize(sizes, `chart ${chart}`, "M");
  expect(Object.keys(sizes)).toHaveLength(20);
  expect(sizes).not.toHaveProperty("first");
  expect(sizes).toHaveProperty("second");
});

test("sizes of a guest come before those of the account, twenty charts in all", () => {
  const charts = (name: string) => Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`${name} ${at}`, ["M"]]));
  const joined = joinSizes({ women: ["L"], ...charts("guest") }, { women: ["S"], ...charts("account") });
  expect(Object.keys(joined)).toHaveLength(20);
  expect(Object.entries(joined)[0]).toEqual(["women", ["L"]]);
  expect(Object.keys(joined)).toContain("guest 14");
});
