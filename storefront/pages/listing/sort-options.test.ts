import { expect, test } from "vitest";
import { wordsIn } from "#catalogue";
import { DEFAULT_SORT_TITLE, sortOptions } from "#search/state";
import { filters } from "./filters/words/index.ts";
import { ORDERS } from "./sort-options.ts";

test("[SR-15] in English the orders are called as the search itself calls them", () => {
  const say = wordsIn(filters, "en");
  for (const { sortBy, label } of sortOptions("desktop")) expect(say(ORDERS[sortBy])).toBe(label);
  expect(say("newInFirst")).toBe(DEFAULT_SORT_TITLE);
});
