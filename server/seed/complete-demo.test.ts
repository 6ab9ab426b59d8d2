// Opening a shop with a part of the demo, and completing it.

import { beforeEach, expect, test } from "vitest";
import { catalogueStatus, changeProducts, importFeed, readCatalogue } from "#commerce/products";
import { latestReviews } from "#commerce/reviews";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedLines } from "../../commerce/products/testing-feed.ts";
import { fillCatalogue } from "./catalogue.ts";
import { completeDemo } from "./complete-demo.ts";

const DEMO = { products: 60, opening: 20, print: () => undefined };
const PART = { products: 20, source: expect.stringMatching(/^demo 20 of 60 [0-9a-f]{8}$/) };
const WHOLE = { products: 60, source: expect.stringMatching(/^demo 60 [0-9a-f]{8}$/) };

onDatabase("filling a demo while the shop is open", (database) => {
  const begin = (source: string) => importFeed(database.current, feedLines(10), { source });
  const open = () => fillCatalogue(database.current, DEMO);
  const status = () => catalogueStatus(database.current);
  const reviewed = async () => {
    const viewer = { priceList: "www_usd", vipLevel: 0 } as const;
    return (await latestReviews(database.current, "vitrine", viewer, { limit: 999 })).reviews.length;
  };
  const complete = () => {
    const errors: unknown[] = [];
    const filling = completeDemo(database.current, { ...DEMO, onError: (error) => errors.push(error) });
    const ended = async () => {
      await expect.poll(filling.progress, { timeout: 20_000 }).toBeUndefined();
      expect(errors).toEqual([]);
    };
    return { ...filling, ended };
  };
  const productIds = async () => {
    const found: string[] = [];
    for await (const [row] of (await readCatalogue(database.current))?.rows ?? []) found.push(row?.product_id ?? "");
    return found;
  };

  // An outdated demo is replaced at every start.
  beforeEach(() => begin("demo 10"));

  test("[PG-07] a large demo opens with a part, which the whole then replaces", async () => {
    expect(await open()).toBe("part");
    expect(await status()).toMatchObject(PART);
    const [opening, few] = [await productIds(), await reviewed()];
    const filling = complete();
    expect(filling.progress()).toMatchObject({ of: 60 });
    await filling.ended();
    expect(await status()).toMatchObject(WHOLE);
    // Products of the part are products of the whole, so that no link breaks.
    expect(await productIds()).toEqual(expect.arrayContaining(opening));
    expect(await reviewed()).toBeGreaterThan(few);
    expect(await open()).toBe("complete");
    expect(await status()).toMatchObject(WHOLE);
  });

  test("[PG-07] a stopped filling leaves the part on sale, and the next start fills again", async () => {
    await open();
    const filling = complete();
    await filling.stop();
    expect(await status()).toMatchObject(PART);
    expect(await open()).toBe("part");
    await complete().ended();
    expect(await status()).toMatchObject(WHOLE);
  });

  test("[PG-07] a part that the operator has changed or replaced is theirs", async () => {
    await open();
    const [product = ""] = await productIds();
    await changeProducts(database.current, [{ line: 1, kind: "delete", product }]);
    expect(await open()).toBe("complete");
    expect(await status()).toMatchObject({ source: PART.source });
    await begin("spring.jsonl");
    await complete().ended();
    expect(await status()).toMatchObject({ source: "spring.jsonl" });
  });
});
