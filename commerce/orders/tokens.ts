// Further tokens by which an order's page opens, for who proved it theirs in another way. Nothing that the database keeps makes
// one: it has their hashes only.

import { and, desc, eq, notInArray } from "drizzle-orm";
import { createToken, hashOf } from "#commerce/accounts";
import type { Sql } from "#commerce/database";
import { orderTokenTable } from "./tables.ts";

/** Of one order; the oldest give way. */
const MOST_TOKENS = 20;

/** A token of its own for this viewer, besides those that open the order already. */
export const grantToken = (client: Sql, orderId: string, at: Date): Promise<string> =>
  client.transaction(async (tx) => {
    const token = createToken();
    const { tokenHash, createdAt } = orderTokenTable;
    const isOfOrder = eq(orderTokenTable.orderId, orderId);
    await tx.insert(orderTokenTable).values({ tokenHash: hashOf(token), orderId, createdAt: at });
    const kept = tx
      .select({ tokenHash })
      .from(orderTokenTable)
      .where(isOfOrder)
      .orderBy(desc(createdAt))
      .limit(MOST_TOKENS);
    await tx.delete(orderTokenTable).where(and(isOfOrder, notInArray(tokenHash, kept)));
    return token;
  });
