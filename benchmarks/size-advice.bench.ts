// Cost of the size advice in the reads of a product's page: `npm run bench -- size-advice`. The unit is the page's other reads of the
// database, sent at once as the page does, in the same rounds.

import { randomUUID } from "node:crypto";
import { findSizeAdvice, refreshSizeAdvice } from "#commerce/fit";
import { pictureWidths } from "#commerce/pictures";
import { findProduct, importFeed, modelColours } from "#commerce/products";
import { addSeedReviews, listReviews, summariseProduct } from "#commerce/reviews";
import { availableOf } from "#commerce/stock";
import type { Database } from "#commerce/database";
import { feedRow } from "../commerce/products/testing-feed.ts";
import { makeShop, SHOP } from "../commerce/gift-cards/testing-gift-cards.ts";
import { onEachDatabase } from "./on-databases.ts";
import { median, ms } from "./search/format.ts";

const PRODUCTS = 2_000;
const ADVISED = "p12";
const BUYERS = 9;
const ROUNDS = 300;
const WARM_UP = 30;

const VIEWER = { priceList: "eu_eur", vipLevel: 0 } as const;

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
      await makeShop(database);
      await addSeedReviews(database, SHOP, Array.from({ length: BUYERS }, review));
      await refreshSizeAdvice(database, new Date());
    },
    measure: async (database) => {
      const product = await findProduct(database, VIEWER, ADVISED);
      const advice = await findSizeAdvice(database, [ADVISED]);
      if (!product || advice.get(ADVISED)?.verdict !== "small") throw new Error("The product has no advice");
      const works = {
        "without advice": () => readPage(database, product, false),
        "with advice": () => readPage(database, product, true),
      };
      const times = new Map(Object.keys(works).map((name) => [name, [] as number[]]));
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        for (const [name, work] of Object.entries(works)) {
          const began = performance.now();
          await work();
          if (round >= 0) times.get(name)?.push(performance.now() - began);
        }
      }
      const unit = median(times.get("without advice") ?? []);
      for (const [name, own] of times)
        console.log(`  ${name.padEnd(16)} ${(median(own) / unit).toFixed(2)} ×  p50 ${ms(median(own))} ms`);
    },
  });

type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

async function readPage(database: Database, { id, variants, images }: Product, hasAdvice: boolean): Promise<void> {
  const product = await findProduct(database, VIEWER, id);
  if (!product) throw new Error("The product is gone");
  await Promise.all([
    modelColours(database, VIEWER, product),
    availableOf(
      database.sql,
      variants.map((variant) => variant.id),
    ),
    listReviews(database, id),
    summariseProduct(database, id),
    pictureWidths(database, images),
    hasAdvice && findSizeAdvice(database, [id]),
  ]);
}

/** A review by a buyer who says that it runs small. */
const review = () => ({
  id: randomUUID(),
  productId: ADVISED,
  author: "Ana",
  rating: 4,
  title: "Worth it",
  text: "Soft, dense and well cut.",
  fit: -1 as const,
  size: "M",
  helpful: 0,
  createdAt: new Date("2026-06-01T00:00:00Z"),
});
