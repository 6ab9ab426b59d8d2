// Reads balances of the ledger, for tests.

import { and, eq, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { ledgerTable } from "./tables.ts";

/** Sum of all entries of an account. */
export async function balanceOf(client: Sql, account: string, currency: string): Promise<number> {
  const [found] = await client
    .select({ sum: sql`coalesce(sum(${ledgerTable.amount}), 0)`.mapWith(Number) })
    .from(ledgerTable)
    .where(and(eq(ledgerTable.account, account), eq(ledgerTable.currency, currency)));
  return found?.sum ?? 0;
}
