import { expect, test } from "vitest";
import { noteViewed, readViewed } from "./viewed.ts";

const storageOf = (kept: string | null = null) => {
  let value = kept;
  return () => ({
    getItem: () => value,
    setItem: (_name: string, next: string) => {
      value = next;
    },
  });
};

test("what was looked at last comes first, each once, and no more than sixteen [CO-09]", () => {
  const storage = storageOf();
  for (let number = 1; number <= 20; number += 1) noteViewed(storage, `product-${number}`);
  noteViewed(storage, "product-10");
  const viewed = readViewed(storage);
  expect(viewed.slice(0, 3)).toEqual(["product-10", "product-20", "product-19"]);
  expect(viewed).toHaveLength(16);
  expect(new Set(viewed).size).toBe(16);
});

test("what is no list, and a browser that keeps nothing, are none [CO-09]", () => {
  expect(readViewed(storageOf("{"))).toEqual([]);
  expect(readViewed(storageOf('{"a":1}'))).toEqual([]);
  expect(readViewed(storageOf('["a",1,null]'))).toEqual(["a"]);
  const refused = () => {
    throw new Error("SecurityError");
  };
  expect(readViewed(refused)).toEqual([]);
  expect(() => noteViewed(refused, "a")).not.toThrow();
});
