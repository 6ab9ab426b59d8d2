import { expect, test } from "vitest";
import type { Database } from "./open.ts";
import { cached } from "./revision-cache.ts";

test("content is read once until it changes, and again after a failure [TG-04]", async () => {
  let revision = 1;
  let reads = 0;
  let isDown = false;
  const database = { revisions: { of: () => revision } } as unknown as Database;
  const read = cached("content", 2, async (_database, key = "") => {
    reads += 1;
    if (isDown) throw new Error("down");
    return `${key} ${revision}`;
  });
  expect(await Promise.all([read(database, "a"), read(database, "a")])).toEqual(["a 1", "a 1"]);
  expect(reads).toBe(1);
  revision = 2;
  isDown = true;
  await expect(read(database, "a")).rejects.toThrow("down");
  isDown = false;
  expect(await read(database, "a")).toBe("a 2");
  expect(reads).toBe(3);
  // The least recently used entry is evicted first.
  for (const key of ["b", "a", "c", "a", "b"]) await read(database, key);
  expect(reads).toBe(6);
});
