import { expect, test } from "vitest";
import { itemCount, pageCount } from "./counts.ts";

test("a count is grouped, and one is one", () => {
  expect(itemCount(1204)).toBe("1,204 items");
  expect(itemCount(1)).toBe("1 item");
  expect(itemCount(0)).toBe("0 items");
});

test("the first page says how far it reaches, a later one where it begins too", () => {
  expect(pageCount({ first: 1, last: 48, total: 1204 })).toBe("48 of 1,204");
  expect(pageCount({ first: 1153, last: 1200, total: 1204 })).toBe("1,153–1,200 of 1,204");
});
