import { expect, test } from "vitest";
import { parseChangeLine, type CatalogueChange } from "#commerce/products";
import { feedRow } from "../../../commerce/products/testing-feed.ts";
import { applied, compare, type Catalogue } from "./model.ts";

const catalogueOf = (...numbers: number[]): Catalogue => new Map(numbers.map((one) => [`p${one}`, [feedRow(one)]]));

const changes = [{ delete: "p1" }, { product: "p2", set: { title: "New" } }, { put: [feedRow(4)] }].map(
  (value, index): CatalogueChange => {
    const change = parseChangeLine(JSON.stringify(value), index + 1);
    if ("message" in change) throw new Error(change.message);
    return change;
  },
);
const acknowledged = catalogueOf(1, 2, 3);

test("any number of the pending changes may have been applied, in order", () => {
  const pending = { kind: "changes", changes } as const;
  for (let made = 0; made <= changes.length; made++) {
    expect(compare({ acknowledged, pending }, applied(acknowledged, changes.slice(0, made)))).toBe(made);
  }
});

test("changes out of order, lost changes and unrequested changes are detected", () => {
  const pending = { kind: "changes", changes } as const;
  expect(compare({ acknowledged, pending }, applied(acknowledged, changes.slice(1)))).toMatch(/not as acknowledged/);
  expect(compare({ acknowledged, pending: undefined }, applied(acknowledged, changes.slice(0, 1)))).toMatch(/p1/);
  expect(compare({ acknowledged: applied(acknowledged, changes), pending: undefined }, acknowledged)).toMatch(/p/);
});

test("an import is applied completely or not at all", () => {
  const pending = { kind: "import", catalogue: catalogueOf(5, 6) } as const;
  expect(compare({ acknowledged, pending }, acknowledged)).toBe(0);
  expect(compare({ acknowledged, pending }, catalogueOf(6, 5))).toBe(1);
  expect(compare({ acknowledged, pending }, catalogueOf(5))).toMatch(/not as acknowledged/);
  expect(compare({ acknowledged, pending }, catalogueOf(1, 2, 3, 5, 6))).toMatch(/not as acknowledged/);
});
