// Deletes unused guest carts and expired idempotency keys. Carts of accounts stay.

import { and, eq, isNotNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { DAY_MS, VIEW_INTERVAL_MS, REQUEST_MS } from "./rules.ts";
import { cartRequestTable, cartTable } from "./tables.ts";

/** A view may go unrecorded for a while, which is added to the days. Also deletes old carts that were ordered or merged, which cannot be opened. */
export async function sweepCarts({ sql: client }: Database, guestCartDays: number, now: Date): Promise<void> {
  const before = (span: number): Date => new Date(now.getTime() - span);
  const { tokenHash, status, updatedAt } = cartTable;
  const canGo = or(isNotNull(tokenHash), ne(status, "active"));
  await client.delete(cartTable).where(and(canGo, lte(updatedAt, before(guestCartDays * DAY_MS + VIEW_INTERVAL_MS))));
  await client.delete(cartRequestTable).where(lte(cartRequestTable.createdAt, before(REQUEST_MS)));
}

/** Extends a guest cart's lifetime when it is viewed. Written at most once a day. */
export async function recordCartView({ sql: client }: Database, cartId: string, now: Date): Promise<void> {
  const { id, updatedAt } = cartTable;
  await client
    .update(cartTable)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(id, cartId), lt(updatedAt, new Date(now.getTime() - VIEW_INTERVAL_MS))));
}
