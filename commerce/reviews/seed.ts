// Seed reviews of the demo catalogue, which belong to no account and no order.

import { and, eq, isNull } from "drizzle-orm";
import { insertRows, type Database } from "#commerce/database";
import type { Fit, Review } from "./review.ts";
import { reviewTable } from "./tables.ts";

export interface SeedReview extends Pick<
  Review,
  "id" | "productId" | "author" | "rating" | "title" | "text" | "size" | "helpful" | "createdAt"
> {
  readonly fit: Fit | null;
}

const BATCH = 2_000;

const isSeeded = (shopId: string) =>
  and(eq(reviewTable.shopId, shopId), isNull(reviewTable.accountId), isNull(reviewTable.orderLineId));

export async function hasSeedReviews({ sql: client }: Pick<Database, "sql">, shopId: string): Promise<boolean> {
  const [one] = await client.select({ id: reviewTable.id }).from(reviewTable).where(isSeeded(shopId)).limit(1);
  return one !== undefined;
}

/** Replaces all seed reviews; reviews by accounts stay. */
export async function replaceSeedReviews(
  { sql: client }: Pick<Database, "sql">,
  shopId: string,
  reviews: readonly SeedReview[],
): Promise<void> {
  await client.transaction(async (tx) => {
    await tx.delete(reviewTable).where(isSeeded(shopId));
    for (let start = 0; start < reviews.length; start += BATCH) {
      const rows = reviews.slice(start, start + BATCH).map((review) => ({
        ...review,
        shopId,
        orderLineId: null,
        accountId: null,
        language: "en",
        state: "shown" as const,
        updatedAt: review.createdAt,
      }));
      await insertRows(tx, reviewTable, rows);
    }
  });
}
