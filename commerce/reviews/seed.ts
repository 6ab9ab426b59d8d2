// Seed reviews of the demo catalogue, which belong to no account and no order.

import { and, eq, isNull, sql } from "drizzle-orm";
import { insertRows, type Database } from "#commerce/database";
import { noteChange, type ReviewDatabase } from "./note-change.ts";
import type { Fit, Review } from "./review.ts";
import { reviewTable } from "./tables.ts";

export interface SeedReview extends Pick<
  Review,
  "id" | "productId" | "author" | "rating" | "title" | "text" | "size" | "helpful" | "createdAt"
> {
  readonly fit: Fit | null;
}

/** True if a product has seed reviews. */
export async function hasSeedReviews(
  { sql: client }: Pick<Database, "sql">,
  shopId: string,
  productId: string,
): Promise<boolean> {
  const { id, accountId, orderLineId } = reviewTable;
  const [one] = await client
    .select({ id })
    .from(reviewTable)
    .where(
      and(eq(reviewTable.shopId, shopId), eq(reviewTable.productId, productId), isNull(accountId), isNull(orderLineId)),
    )
    .limit(1);
  return one !== undefined;
}

/** Adds reviews in one statement, except those that exist. */
export async function addSeedReviews(
  database: ReviewDatabase,
  shopId: string,
  reviews: readonly SeedReview[],
): Promise<void> {
  const rows = reviews.map((review) => ({
    ...review,
    shopId,
    orderLineId: null,
    accountId: null,
    language: "en",
    state: "shown" as const,
    updatedAt: review.createdAt,
  }));
  await insertRows(database.sql, reviewTable, rows, sql`on conflict do nothing`);
  await noteChange(database);
}
