import { expect, test } from "vitest";
import { hierarchyItems, menuItems, numericMenuItems } from "./menu-items.ts";

const counts = (...pairs: readonly (readonly [string, number])[]) => pairs.map(([value, count]) => ({ value, count }));
const values = (items: readonly { readonly value: string }[]) => items.map(({ value }) => value);

const many = counts(...Array.from({ length: 30 }, (_, at) => [`v${String(at).padStart(2, "0")}`, at] as const));

test("[FL-20] a menu has the ten most frequent values, or twenty on demand, then sorts by name", () => {
  expect(values(menuItems(many, ""))).toEqual(
    many
      .slice(20)
      .toReversed()
      .map(({ value }) => value),
  );
  expect(menuItems(many, "", { isShowingMore: true })).toHaveLength(20);
  expect(values(menuItems(counts(["B", 1], ["a", 1], ["c", 5]), "a"))).toEqual(["c", "a", "B"]);
  expect(menuItems(counts(["a", 1], ["b", 1]), "b").filter(({ isRefined }) => isRefined)).toHaveLength(1);
});

test("[FL-20] a hierarchical menu is split at ' > ', sorted by name, limited to ten or twenty, and expanded along the selection", () => {
  const tree = counts(
    ["Shoes", 9],
    ["Clothing", 5],
    ["Clothing > Jackets", 2],
    ["Clothing > Coats", 3],
    ["Clothing > Coats > Wool", 1],
    ["Shoes > Boots", 9],
  );
  const items = hierarchyItems(tree, "Clothing > Coats");
  expect(items.map(({ label, isRefined }) => [label, isRefined])).toEqual([
    ["Clothing", true],
    ["Shoes", false],
  ]);
  expect(items[0]?.items.map(({ label, isRefined }) => [label, isRefined])).toEqual([
    ["Coats", true],
    ["Jackets", false],
  ]);
  expect(items[0]?.items[0]?.items.map(({ value }) => value)).toEqual(["Clothing > Coats > Wool"]);
  expect(items[1]?.items).toEqual([]);
  expect(values(hierarchyItems(many, ""))).toEqual(many.slice(0, 10).map(({ value }) => value));
  expect(hierarchyItems(many, "", { isShowingMore: true })).toHaveLength(20);
});

test("[FL-20] a numeric menu has an All item, which is selected by default", () => {
  const ranges = [
    { label: "Under 100", end: 100 },
    { label: "100 and more", start: 100 },
  ];
  expect(numericMenuItems(ranges, "")).toEqual([
    { label: "All", value: "", isRefined: true },
    { label: "Under 100", value: ":100", isRefined: false },
    { label: "100 and more", value: "100:", isRefined: false },
  ]);
  expect(numericMenuItems(ranges, "100:").map(({ isRefined }) => isRefined)).toEqual([false, false, true]);
});

test("menus are sorted by their translated labels", () => {
  const items = menuItems(counts(["Coats", 1], ["Bags", 1]), "", {
    labelOf: (value) => (value === "Coats" ? "A" : "B"),
  });
  expect(items.map(({ label }) => label)).toEqual(["A", "B"]);
});
