import { expect, test } from "vitest";
import { createKept } from "./cache.ts";

test("a value is kept for its time, and no longer", () => {
  let now = 0;
  const kept = createKept<string>({ entries: 2, milliseconds: 100, now: () => now });
  kept.set("a", "one");
  now = 99;
  expect(kept.get("a")).toBe("one");
  now = 100;
  expect(kept.get("a")).toBeUndefined();
});

test("beyond the limit the longest unused goes first", () => {
  const kept = createKept<number>({ entries: 2, milliseconds: 100, now: () => 0 });
  kept.set("a", 1);
  kept.set("b", 2);
  expect(kept.get("a")).toBe(1);
  kept.set("c", 3);
  expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual([1, undefined, 3]);
});
