// Adds the demo's reviews to a demo catalogue, once for each product.

import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { DEFAULT_TODAY } from "#demo";
import { isReviewed, reviewsOf } from "#demo/reviews";
import type { Database } from "#commerce/database";
import { productTable } from "#commerce/products";
import { refreshSizeAdvice } from "#commerce/fit";
import { addSeedReviews, hasSeedReviews } from "#commerce/reviews";
import { SHOP_ID } from "../start/shop.ts";

const { id, tags, publishedAt, generation: generationColumn, isVisible } = productTable;

/** The oldest products get theirs last, in one statement: if these have reviews, all have. */
export async function fillReviews(
  database: Database,
  generation: number,
  print: (line: string) => void,
  stopping?: AbortSignal,
): Promise<void> {
  // Only one of several processes that start together.
  await database.exclusively("demo reviews", async () => {
    const oldest = await findOldest(database, generation);
    if (oldest === undefined || (await hasSeedReviews(database, SHOP_ID, oldest))) return;
    const written = await writeReviews(database, generation, stopping);
    print(`  ${written.toLocaleString("en")} reviews added.`);
  });
}

/** The oldest product with reviews. One in five has some, so that few rows are enough. */
async function findOldest({ sql: client }: Database, generation: number): Promise<string | undefined> {
  const products = await client
    .select({ id })
    .from(productTable)
    .where(and(eq(generationColumn, generation), eq(isVisible, true)))
    .orderBy(asc(publishedAt), asc(id))
    .limit(200);
  return products.find((product) => isReviewed(product.id))?.id;
}

/** Returns the number of reviews. */
async function writeReviews(database: Database, generation: number, stopping?: AbortSignal): Promise<number> {
  // Plain column names: in a query of one table the builder leaves out the table's name, but the subquery needs it.
  const sizes = sql<string[]>`(select coalesce(array_agg(size order by ordinal), '{}') from variant
    where variant.generation = product.generation and variant.product_id = product.id)`;
  const ids = await database.sql
    .select({ id })
    .from(productTable)
    .where(and(eq(generationColumn, generation), eq(isVisible, true)))
    .orderBy(desc(publishedAt), desc(id));
  const reviewed = ids.filter((product) => isReviewed(product.id)).map((product) => product.id);
  let written = 0;
  for (let from = 0; from < reviewed.length; from += BATCH) {
    stopping?.throwIfAborted();
    const batch = reviewed.slice(from, from + BATCH);
    const rows = await database.sql
      .select({ id, tags, publishedAt, sizes })
      .from(productTable)
      .where(and(eq(generationColumn, generation), inArray(id, batch)));
    const reviews = rows.flatMap((product) => reviewsOf(product, DEFAULT_TODAY));
    await addSeedReviews(database, SHOP_ID, reviews);
    written += reviews.length;
  }
  await refreshSizeAdvice(database, new Date());
  return written;
}

/** Products at a time: in the embedded database, readers wait for a statement to finish. */
const BATCH = 40;
