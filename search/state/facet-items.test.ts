import { expect, test } from "vitest";
import { isDisabled, listItems } from "./facet-items.ts";

const counts = (...pairs: readonly (readonly [string, number])[]) => pairs.map(([value, count]) => ({ value, count }));
const values = (items: readonly { readonly value: string }[]) => items.map(({ value }) => value);

test("[FL-20] a list has refined values first, then sorts by count and name", () => {
  const list = listItems(counts(["b", 2], ["a", 2], ["c", 9], ["z", 1], ["d", 0]), ["d", "z"]);
  expect(values(list)).toEqual(["z", "d", "c", "a", "b"]);
});

test("[FL-11] a selected value without results is still listed, and is not disabled", () => {
  const list = listItems(counts(["a", 2], ["b", 0]), ["gone"]);
  expect(list.map((item) => [item.value, item.count, isDisabled(item)])).toEqual([
    ["gone", 0, false],
    ["a", 2, false],
    ["b", 0, true],
  ]);
});
