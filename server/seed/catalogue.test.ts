// Filling a shop with the demo's catalogue, and leaving alone what is somebody's.

import { expect, test } from "vitest";
import { latestReviews } from "#commerce/reviews";
import { catalogueStatus, changeProducts, importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedLines } from "../../commerce/products/feed-fixture.ts";
import { fillCatalogue } from "./catalogue.ts";

onDatabase("filling the catalogue", (database) => {
  const fill = () => fillCatalogue(database.current, { products: 30, print: () => undefined });
  const status = async () => await catalogueStatus(database.current);
  const begin = (source: string) => importFeed(database.current, feedLines(10), { source });

  test("an empty shop is filled once", async () => {
    await fill();
    const first = await status();
    expect(first).toMatchObject({ products: 30, source: expect.stringMatching(/^demo 30 [0-9a-f]{8}$/) });
    await fill();
    expect(await status()).toEqual(first);
  });

  test("a demo has reviews that are nobody's purchases, and a second start adds none [CO-08]", async () => {
    const given = () =>
      latestReviews(database.current, "vitrine", { priceList: "www_usd", vipLevel: 0 }, { limit: 99 });
    await fillCatalogue(database.current, { products: 60, print: () => undefined });
    const { reviews } = await given();
    expect(reviews.length).toBeGreaterThan(5);
    expect(reviews.some(({ isVerified }) => isVerified)).toBe(false);
    await fill();
    expect((await given()).reviews).toEqual(reviews);
  });

  test("a demo of drawings that have changed is made anew", async () => {
    await begin("demo 10");
    await fill();
    expect(await status()).toMatchObject({ products: 30 });
    await begin("demo 10 0badcafe");
    await fill();
    expect(await status()).toMatchObject({ products: 30 });
  });

  test("a demo that somebody has changed is theirs, and so is any other catalogue", async () => {
    await begin("demo 10 0badcafe");
    await changeProducts(database.current, [{ line: 1, kind: "delete", product: "p1" }]);
    await fill();
    expect(await status()).toMatchObject({ source: "demo 10 0badcafe" });
    await begin("spring.jsonl");
    await fill();
    expect(await status()).toMatchObject({ products: 10, source: "spring.jsonl" });
  });
});
