import { expect, test } from "vitest";
import { printState, readState, SORTS, toggleTag } from "./wishlist-state.ts";

const read = (query: string) => readState(new URLSearchParams(query));

test.each(["", "?sort=price-high", "?tags=a%2Cb", "?sort=designer&tags=a&page=3"])(
  "the address %j says what it says [WL-05]",
  (query) => {
    expect(printState(read(query))).toBe(query);
  },
);

test.each(["?page=0", "?page=1.5", "?page=x", "?page=1e9", "?sort=nonsense", "?tags=,,"])(
  "the nonsense of %j is as if it were not there [WL-05]",
  (query) => {
    expect(read(query)).toEqual({ order: SORTS[0], tagIds: [], page: 1 });
  },
);

test("a tag is chosen and given up, and either begins with the first page [WL-05]", () => {
  const state = toggleTag(read("?page=4&tags=a"), "b");
  expect(printState(state)).toBe("?tags=a%2Cb");
  expect(printState(toggleTag(state, "a"))).toBe("?tags=b");
});
