import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { stockShop, viewer } from "../wishlist/testing-wishlists.ts";
import { productRanges, walkAddresses, walkProducts } from "./walk.ts";

const flat = async <Item>(batches: AsyncIterable<readonly Item[]>): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const batch of batches) items.push(...batch);
  return items;
};

onDatabase("walking the catalogue", (database) => {
  beforeAll(() => stockShop(database.current, 450));

  test("returns every visible product once, and nothing else", async () => {
    const seen = await flat(walkProducts(database.current, viewer));
    const ids = seen.map(({ id }) => id);
    expect(new Set(ids).size).toBe(450);
    expect(ids).toHaveLength(450);
    expect(ids).not.toEqual(expect.arrayContaining(["p9001"]));
    expect(ids).not.toEqual(expect.arrayContaining(["p9002"]));
    expect(ids).not.toEqual(expect.arrayContaining(["p9003"]));
    expect(seen.every(({ variants }) => variants.length > 0)).toBe(true);
  });

  test("ranges cover the whole catalogue without overlapping", async () => {
    const ranges = await productRanges(database.current, 100);
    expect(ranges).toHaveLength(5);
    const parts = await Promise.all(ranges.map((range) => flat(walkAddresses(database.current, viewer, range))));
    expect(parts.every((part) => part.length <= 100)).toBe(true);
    const whole = await flat(walkAddresses(database.current, viewer));
    expect(parts.flat().map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    expect(whole).toHaveLength(450);
  });
});
