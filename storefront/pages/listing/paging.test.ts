import { expect, test } from "vitest";
import { pageNumbers, pagesOf } from "./paging.ts";

test("[LP-15] the page count is the total by 48, rounded up", () => {
  expect([0, 1, 48, 49, 96, 97].map(pagesOf)).toEqual([0, 1, 1, 2, 2, 3]);
});

test("a pagination has the ends and what is around the page; a gap of one page is that page", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 9)).toEqual([1, 2, 0, 9]);
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, 0, 9]);
  expect(pageNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(pageNumbers(9, 9)).toEqual([1, 0, 8, 9]);
});
