// The lock of an account. Everything that starts or ends its sessions takes it first, so that closing an account and signing in to it
// follow one another.

import { eq } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { accountTable } from "./tables.ts";

/** Until the end of the transaction; false if the account has been erased. */
export async function lockAccount(tx: Sql, accountId: string): Promise<boolean> {
  const [locked] = await tx
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
    .for("no key update");
  return locked !== undefined;
}
