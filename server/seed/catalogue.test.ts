// Seeding a shop with the demo catalogue, and keeping other catalogues.

import { expect, test } from "vitest";
import { latestReviews } from "#commerce/reviews";
import { catalogueStatus, changeProducts, importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedLines } from "../../commerce/products/testing-feed.ts";
import { fillCatalogue } from "./catalogue.ts";

onDatabase("seeding the catalogue", (database) => {
  const fill = () => fillCatalogue(database.current, { products: 30, print: () => undefined });
  const status = async () => await catalogueStatus(database.current);
  const begin = (source: string) => importFeed(database.current, feedLines(10), { source });

  test("an empty shop is seeded once", async () => {
    await fill();
    const first = await status();
    expect(first).toMatchObject({ products: 30, source: expect.stringMatching(/^demo 30 [0-9a-f]{8}$/) });
    await fill();
    expect(await status()).toEqual(first);
  });

  test("a demo has unverified reviews, and a second start adds none [CO-08]", async () => {
    const given = () =>
      latestReviews(database.current, "vitrine", { priceList: "www_usd", vipLevel: 0 }, { limit: 99 });
    await fillCatalogue(database.current, { products: 60, print: () => undefined });
    const { reviews } = await given();
    expect(reviews.length).toBeGreaterThan(5);
    expect(reviews.some(({ isVerified }) => isVerified)).toBe(false);
    await fill();
    expect((await given()).reviews).toEqual(reviews);
  });

  test("a demo whose drawings have changed is replaced", async () => {
    await begin("demo 10");
    await fill();
    expect(await status()).toMatchObject({ products: 30 });
    await begin("demo 10 0badcafe");
    await fill();
    expect(await status()).toMatchObject({ products: 30 });
  });

  test("a modified demo and any other catalogue are kept", async () => {
    await begin("demo 10 0badcafe");
    await changeProducts(database.current, [{ line: 1, kind: "delete", product: "p1" }]);
    await fill();
    expect(await status()).toMatchObject({ source: "demo 10 0badcafe" });
    await begin("spring.jsonl");
    await fill();
    expect(await status()).toMatchObject({ products: 10, source: "spring.jsonl" });
  });
});
