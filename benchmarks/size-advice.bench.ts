// Cost of the size advice on a product's page: `npm run bench -- size-advice`. The unit is the page of a product of the same type and
// designer about whose fit too little is known, in the same rounds. "Reading it" is the statement alone, which every product's page has.

import { randomUUID } from "node:crypto";
import { findSizeAdvice, refreshSizeAdvice } from "#commerce/fit";
import { importFeed } from "#commerce/products";
import { addSeedReviews } from "#commerce/reviews";
import { feedRow } from "../commerce/products/feed-fixture.ts";
import { openTestingShop } from "../server/integration/testing-shop.ts";
import { SHOP_ID } from "../server/start/shop.ts";
import { onEachDatabase } from "./on-databases.ts";
import { median, ms } from "./search/format.ts";

const PRODUCTS = 48;
const [ADVISED, SILENT] = [12, 36];
const BUYERS = 9;
const ROUNDS = 200;
const WARM_UP = 20;

export const run = (): Promise<void> =>
  onEachDatabase({
    unit: "buyers",
    sizes: [BUYERS],
    prepare: async (database) => {
      const rows = Array.from({ length: PRODUCTS }, (_, at) => [0, 1, 2].map((variant) => feedRow(at + 1, variant)));
      await importFeed(
        database,
        rows.flat().map((row) => JSON.stringify(row)),
        { source: "bench" },
      );
    },
    measure: async (database) => {
      const shop = await openTestingShop(database);
      await addSeedReviews(database, SHOP_ID, [ADVISED, SILENT].flatMap(reviewsOf));
      await refreshSizeAdvice(database, new Date());
      const page = (number: number) => async () =>
        (await shop.app.request(`https://shop.example/gb/products/product-${number}`)).text();
      if (!/Runs small/.test(await page(ADVISED)())) throw new Error("The page has no advice");
      const works = {
        "page without advice": page(SILENT),
        "page with advice": page(ADVISED),
        "reading it": () => findSizeAdvice(database, [`p${ADVISED}`]),
      };
      const times = new Map(Object.keys(works).map((name) => [name, [] as number[]]));
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        for (const [name, work] of Object.entries(works)) {
          const began = performance.now();
          await work();
          if (round >= 0) times.get(name)?.push(performance.now() - began);
        }
      }
      const unit = median(times.get("page without advice") ?? []);
      for (const [name, own] of times)
        console.log(`  ${name.padEnd(20)} ${(median(own) / unit).toFixed(3)} ×  p50 ${ms(median(own))} ms`);
      await shop.close();
    },
  });

/** All buyers of one product say that it is small; those of the other do not say how it fits. */
const reviewsOf = (number: number) =>
  Array.from({ length: BUYERS }, () => ({
    id: randomUUID(),
    productId: `p${number}`,
    author: "Ana",
    rating: 4,
    title: "Worth it",
    text: "Soft, dense and well cut.",
    fit: number === ADVISED ? (-1 as const) : null,
    size: "M",
    helpful: 0,
    createdAt: new Date("2026-06-01T00:00:00Z"),
  }));
