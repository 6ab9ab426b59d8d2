import * as fc from "fast-check";
import { expect, test } from "vitest";
import { feedRow } from "./testing-feed.ts";
import { parseFeedRow } from "./feed.ts";
import { parseSibling } from "./feed-sibling.ts";
import { randomCases } from "../../tools/test-runner/thorough.ts";

const FIRST = { ...feedRow(1), title_fr: "Manteau" };
const before = () => {
  const line = parseFeedRow(FIRST, 1);
  if ("message" in line) throw new Error(line.message);
  return { json: FIRST, line };
};

test("a line that differs only in its variant is parsed without the shared fields", () => {
  const next = { ...FIRST, objectID: "v2", size: "XL", sku: "s2", inventory_quantity: 3 };
  const first = before();
  expect(parseSibling(next, 2, first)).toEqual({ ...parseFeedRow(next, 2), base: first.line.row });
});

test.each([
  ["another title", { title: "Other" }],
  ["another price", { eu_eur_price_f: 5 }],
  ["an invalid stock", { inventory_quantity: 1.5 }],
  ["an empty size", { size: "" }],
  ["no barcode", { barcode: null }],
  ["a new field", { options: "Width > Wide" }],
])("a line with %s is left to the whole parser", (_what, changes) => {
  expect(parseSibling({ ...FIRST, ...changes }, 2, before())).toBeUndefined();
});

test("both parsers agree on every line", () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.constant([]));
  const field = fc.constantFrom(...Object.keys(FIRST), "options", "title_de", "note", "__proto__");
  fc.assert(
    fc.property(fc.array(fc.tuple(field, value), { maxLength: 3 }), fc.option(field), (changes, removed) => {
      const { [removed as "size"]: _removed, ...rest } = { ...FIRST, ...Object.fromEntries(changes) };
      const next: unknown = JSON.parse(JSON.stringify(rest));
      const first = before();
      const whole = { ...parseFeedRow(next, 2), base: first.line.row };
      expect(parseSibling(next, 2, first) ?? whole).toEqual(whole);
    }),
    { numRuns: randomCases(200, 500) },
  );
});
