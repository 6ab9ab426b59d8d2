import { expect, test } from "vitest";
import { pickVaried } from "./variety.ts";

test("kinds take turns, each in its own order", () => {
  const first = (item: string) => item.charAt(0);
  expect(pickVaried(["a1", "a2", "a3", "b1", "a4", "b2", "c1"], first, 5)).toEqual(["a1", "b1", "c1", "a2", "b2"]);
  expect(pickVaried(["a1"], first, 5)).toEqual(["a1"]);
});
