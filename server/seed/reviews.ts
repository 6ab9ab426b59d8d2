// Adds the demo's reviews to a demo catalogue, once for each catalogue.

import { and, eq, sql } from "drizzle-orm";
import { DEFAULT_TODAY } from "#demo";
import { isReviewed, reviewsOf } from "#demo/reviews";
import type { Database } from "#commerce/database";
import { productTable } from "#commerce/products";
import { replaceSeedReviews } from "#commerce/reviews";
import { SHOP_ID } from "../start/shop.ts";

/** Returns the number of reviews. */
export async function fillReviews(database: Database, generation: number): Promise<number> {
  // Plain column names: in a query of one table the builder leaves out the table's name, but the subquery needs it.
  const sizes = sql<string[]>`(select coalesce(array_agg(size order by ordinal), '{}') from variant
    where variant.generation = product.generation and variant.product_id = product.id)`;
  const { id, tags, publishedAt } = productTable;
  const products = await database.sql
    .select({ id, tags, publishedAt, sizes })
    .from(productTable)
    .where(and(eq(productTable.generation, generation), eq(productTable.isVisible, true)));
  const reviews = products
    .filter((product) => isReviewed(product.id))
    .flatMap((product) => reviewsOf(product, DEFAULT_TODAY));
  await replaceSeedReviews(database, SHOP_ID, reviews);
  return reviews.length;
}
