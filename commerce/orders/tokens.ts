// Tokens that open an order, granted after proof of ownership. The database stores only their hashes.

import { and, desc, eq, notInArray } from "drizzle-orm";
import { createToken, hashOf } from "#commerce/accounts";
import type { Sql } from "#commerce/database";
import { orderTokenTable } from "./tables.ts";

/** Tokens per order; the oldest are deleted first. */
const MAX_TOKENS = 20;

/** Creates another token for an order. */
export const grantToken = (client: Sql, orderId: string, at: Date): Promise<string> =>
  client.transaction(async (tx) => {
    const token = createToken();
    const { tokenHash, createdAt } = orderTokenTable;
    const isOfOrder = eq(orderTokenTable.orderId, orderId);
    await tx.insert(orderTokenTable).values({ tokenHash: hashOf(token), orderId, createdAt: at });
    const newest = tx
      .select({ tokenHash })
      .from(orderTokenTable)
      .where(isOfOrder)
      .orderBy(desc(createdAt))
      .limit(MAX_TOKENS);
    await tx.delete(orderTokenTable).where(and(isOfOrder, notInArray(tokenHash, newest)));
    return token;
  });
