// Guests' lists that nobody uses any more: what opened them is forgotten, so they are swept out. An account's stays.

import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { GUEST_LIST_MS, LOOK_MS } from "./rules.ts";
import { wishlistTable } from "./tables.ts";

/** Those that went into an account's too: no token opens them, and asking again for the merge has long ended. */
export async function sweepWishlists({ sql: client }: Database, now: Date): Promise<void> {
  const { userType, updatedAt } = wishlistTable;
  const last = new Date(now.getTime() - GUEST_LIST_MS);
  await client.delete(wishlistTable).where(and(eq(userType, "anonymous"), lte(updatedAt, last)));
}

/** Its owner looked at it, and the browser keeps what opens it for as long again: so is the list. Written once a day. */
export async function noteLook({ sql: client }: Database, wishlistId: string, now: Date): Promise<void> {
  const { id, updatedAt } = wishlistTable;
  await client
    .update(wishlistTable)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(id, wishlistId), lt(updatedAt, new Date(now.getTime() - LOOK_MS))));
}
