// Merging two edits of the same form.

import { expect, test } from "vitest";
import { changedValues, mergeFields } from "./merge.ts";

const base = { title: "Coat", price: "100", tags: "a" };

test("[CN-07] fields that only one editor changed merge, and those that both changed are for a person to decide", () => {
  const theirs = { ...base, price: "120", tags: "a b" };
  const yours = { ...base, title: "Long coat", tags: "a c" };
  expect(mergeFields({ base, theirs, yours }).map(({ field, changedBy }) => [field, changedBy])).toEqual([
    ["title", "you"],
    ["price", "them"],
    ["tags", "both"],
  ]);
});

test("[CN-07] equal edits are no conflict, and a field that appears or disappears is one", () => {
  expect(mergeFields({ base, theirs: { ...base, title: "New" }, yours: { ...base, title: "New" } })).toEqual([]);
  const { tags: _removed, ...less } = base;
  expect(mergeFields({ base, theirs: less, yours: base })).toMatchObject([{ field: "tags", changedBy: "them" }]);
  expect(mergeFields({ base, theirs: base, yours: { ...base, vip: "1" } })).toMatchObject([
    { field: "vip", base: "", changedBy: "you" },
  ]);
});

test("[CN-07] a save writes only the fields that its editor changed", () => {
  expect(changedValues(base, { ...base, price: "90", vip: "" })).toEqual({ price: "90" });
});
