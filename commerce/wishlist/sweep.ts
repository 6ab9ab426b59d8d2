// Deletes unused guest lists, whose cookies have expired. Accounts' lists stay.

import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { DAY_MS, VIEW_INTERVAL_MS } from "./rules.ts";
import { wishlistTable } from "./tables.ts";

/** Includes reconciled lists, which no token opens any more. */
export async function sweepWishlists({ sql: client }: Database, guestWishlistDays: number, now: Date): Promise<void> {
  const { userType, updatedAt } = wishlistTable;
  const last = new Date(now.getTime() - guestWishlistDays * DAY_MS - VIEW_INTERVAL_MS);
  await client.delete(wishlistTable).where(and(eq(userType, "anonymous"), lte(updatedAt, last)));
}

/** Extends the retention of a list that its owner viewed. Written at most once a day. */
export async function recordView({ sql: client }: Database, wishlistId: string, now: Date): Promise<void> {
  const { id, updatedAt } = wishlistTable;
  await client
    .update(wishlistTable)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(id, wishlistId), lt(updatedAt, new Date(now.getTime() - VIEW_INTERVAL_MS))));
}
