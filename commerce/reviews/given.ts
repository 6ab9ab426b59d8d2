// Reviews that came with a demo catalogue: nobody's account wrote them, and nobody has bought what they are about.

import { and, eq, isNull } from "drizzle-orm";
import { insertRows, type Database } from "#commerce/database";
import type { Fit, Review } from "./review.ts";
import { reviewTable } from "./tables.ts";

export interface GivenReview extends Pick<
  Review,
  "id" | "productId" | "author" | "rating" | "title" | "text" | "size" | "helpful" | "createdAt"
> {
  readonly fit: Fit | null;
}

const BATCH = 2_000;

const isGiven = (shopId: string) =>
  and(eq(reviewTable.shopId, shopId), isNull(reviewTable.accountId), isNull(reviewTable.orderLineId));

export async function hasGivenReviews({ sql: client }: Pick<Database, "sql">, shopId: string): Promise<boolean> {
  const [one] = await client.select({ id: reviewTable.id }).from(reviewTable).where(isGiven(shopId)).limit(1);
  return one !== undefined;
}

/** Puts these in the place of those that came with an earlier catalogue; what accounts have written stays. */
export async function replaceGivenReviews(
  { sql: client }: Pick<Database, "sql">,
  shopId: string,
  reviews: readonly GivenReview[],
): Promise<void> {
  await client.transaction(async (tx) => {
    await tx.delete(reviewTable).where(isGiven(shopId));
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
