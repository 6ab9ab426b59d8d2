// Sweeps out guests' bags that nobody uses any more, and keys of additions that nobody sends again. An account's bag stays.

import { and, eq, isNotNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { GUEST_CART_MS, LOOK_MS, REQUEST_MS } from "./rules.ts";
import { cartRequestTable, cartTable } from "./tables.ts";

/** What became an order or went into another bag goes too, whosever it was: nothing opens it. */
export async function sweepCarts({ sql: client }: Database, now: Date): Promise<void> {
  const before = (span: number): Date => new Date(now.getTime() - span);
  const { tokenHash, status, updatedAt } = cartTable;
  const canGo = or(isNotNull(tokenHash), ne(status, "active"));
  await client.delete(cartTable).where(and(canGo, lte(updatedAt, before(GUEST_CART_MS))));
  await client.delete(cartRequestTable).where(lte(cartRequestTable.createdAt, before(REQUEST_MS)));
}

/** Its owner looked at it, and the browser keeps its cookie for as long again: so is the bag. Written once a day. */
export async function noteCartLook({ sql: client }: Database, cartId: string, now: Date): Promise<void> {
  const { id, updatedAt } = cartTable;
  await client
    .update(cartTable)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(id, cartId), lt(updatedAt, new Date(now.getTime() - LOOK_MS))));
}
