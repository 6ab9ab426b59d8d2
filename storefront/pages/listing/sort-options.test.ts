import { expect, test } from "vitest";
import { messagesIn } from "#catalogue";
import { SORT_OPTIONS } from "#search/state";
import { listingFilters } from "#locales/listing-filters";

const say = messagesIn(listingFilters, "en");

test.each([
  ["published_at-desc", "New in"],
  ["RANK-desc", "Most relevant"],
  ["selection-desc", "Our selection"],
  ["price-desc", "Price, high to low"],
  ["price-asc", "Price, low to high"],
  ["discount-desc", "Biggest discount"],
] as const)("[SR-15] the sort option %s is called %s", (sortBy, label) => {
  expect(say(SORT_OPTIONS[sortBy])).toBe(label);
});

test("[SR-15] until a sort option is selected, the menu is titled new in", () => {
  expect(say("newInFirst")).toBe("new in");
});
