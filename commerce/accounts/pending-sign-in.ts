// A sign-in between the right password and the second factor: a row that expires soon and is used once. Like a session it is known
// by a random token in a cookie, so that it can be revoked and needs no signing key.

import { and, eq, gt } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import type { Accounts } from "./accounts.ts";
import { PENDING_SIGN_IN_MS } from "./rules.ts";
import { accountTable, pendingSignInTable } from "./tables.ts";
import { createToken, hashOf, isToken } from "./tokens.ts";

export async function startPendingSignIn(tx: Sql, accountId: string, now: Date): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + PENDING_SIGN_IN_MS);
  await tx.insert(pendingSignInTable).values({ tokenHash: hashOf(token), accountId, expiresAt });
  return token;
}

export interface PendingSignIn {
  readonly accountId: string;
  readonly email: string;
}

export async function findPendingSignIn(
  { database, now }: Accounts,
  token: string | null,
): Promise<PendingSignIn | undefined> {
  if (!isToken(token)) return undefined;
  const [found] = await database.sql
    .select({ accountId: accountTable.id, email: accountTable.email })
    .from(pendingSignInTable)
    .innerJoin(accountTable, eq(accountTable.id, pendingSignInTable.accountId))
    .where(and(eq(pendingSignInTable.tokenHash, hashOf(token)), gt(pendingSignInTable.expiresAt, now())));
  return found;
}

/** Makes concurrent uses wait for each other; false if it has been used. */
export async function lockPendingSignIn(tx: Sql, token: string): Promise<boolean> {
  const [locked] = await tx
    .select({ accountId: pendingSignInTable.accountId })
    .from(pendingSignInTable)
    .where(eq(pendingSignInTable.tokenHash, hashOf(token)))
    .for("update");
  return locked !== undefined;
}

export async function endPendingSignIn(tx: Sql, token: string): Promise<void> {
  await tx.delete(pendingSignInTable).where(eq(pendingSignInTable.tokenHash, hashOf(token)));
}

/** After a change of the password, and when the account is closed: a sign-in from before cannot be completed. */
export async function dropPendingSignIns(tx: Sql, accountId: string): Promise<void> {
  await tx.delete(pendingSignInTable).where(eq(pendingSignInTable.accountId, accountId));
}
