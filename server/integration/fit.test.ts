// Statements about the fit on product pages, over HTTP.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { addSeedReviews, type Fit } from "#commerce/reviews";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedLines } from "../../commerce/products/testing-feed.ts";
import { SHOP_ID } from "../start/shop.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

/** The fits of a product's reviews, and the statement about them. */
const CASES = [
  ["product-1", [-1, -1], undefined],
  ["product-2", [-1, 0, null, null], undefined],
  ["product-3", [-1, 0, 1], undefined],
  ["product-4", [-1, -1, 0, 0], undefined],
  ["product-5", [-1, -1, 0, null], "Fits small, according to 2 of 3 reviewers"],
  ["product-6", [1, 0, 0, 0], "Fits true to size, according to 3 of 4 reviewers"],
] as const satisfies readonly (readonly [string, readonly (Fit | null)[], string | undefined])[];

onDatabase("statements about the fit", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, feedLines(CASES.length), { source: "test" });
    shop = await openTestingShop(database.current);
    const written = { author: "Ana", rating: 4, title: "Worth it", text: "Soft.", size: "M", helpful: 0 };
    const reviews = CASES.flatMap(([handle, fits]) =>
      fits.map((fit, at) => ({
        ...written,
        id: randomUUID(),
        productId: handle.replace("product-", "p"),
        fit,
        createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
      })),
    );
    await addSeedReviews(database.current, SHOP_ID, reviews);
  });
  afterAll(() => shop.close());

  test.each(CASES)("[SF-14] %s with the fits %j says %j", async (handle, fits, statement) => {
    const page = await (await shop.app.request(`${TESTING_ORIGIN}/products/${handle}`)).text();
    const text = page.replaceAll(/<!--.*?-->|<[^>]+>/g, "");
    expect(text).toContain(`${fits.length} reviews`);
    expect(/Fits [a-z ]+, according to \d+ of \d+ reviewers/.exec(text)?.[0]).toBe(statement);
  });
});
