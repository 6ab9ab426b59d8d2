import { expect, test } from "vitest";
import { MOST_RECENT, recentSearches, withRecent } from "./recent.ts";

function memory(initial?: string) {
  const kept = new Map<string, string>(initial === undefined ? [] : [["vitrine:recent-searches", initial]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("the newest comes first, each once whatever its case, and not too many", () => {
  expect(withRecent(["coat", "Silk dress"], " silk DRESS ")).toEqual(["silk DRESS", "coat"]);
  const many = Array.from({ length: 20 }, (_, at) => `search ${at}`);
  const kept = many.reduce<readonly string[]>((recent, text) => withRecent(recent, text), []);
  expect(kept).toHaveLength(MOST_RECENT);
  expect(kept[0]).toBe("search 19");
});

test("they are kept, and gone when they are cleared", () => {
  const storage = memory();
  const recent = recentSearches(() => storage);
  recent.add("wool coat");
  recent.add("   ");
  recent.add("x".repeat(200));
  expect(recentSearches(() => storage).list()).toEqual(["wool coat"]);
  recent.clear();
  expect(recent.list()).toEqual([]);
  expect(storage.kept.size).toBe(0);
});

test.each(["nonsense", "{}", "[1,null]", '"coat"'])("what something else wrote there is none: %s", (written) => {
  expect(recentSearches(() => memory(written)).list()).toEqual([]);
});

test("a browser that forbids storage searches without them", () => {
  const recent = recentSearches(() => {
    throw new Error("SecurityError");
  });
  expect(() => recent.add("coat")).not.toThrow();
  expect(() => recent.clear()).not.toThrow();
  expect(recent.list()).toEqual([]);
});
