// Proof that the owner of a session is present, required before the second factor is changed: a recent sign-in, or the password.

import { and, eq, gt } from "drizzle-orm";
import type { Accounts, Busy, Caller } from "./accounts.ts";
import type { Limited } from "./attempts.ts";
import { confirmPassword } from "./confirm-password.ts";
import { CONFIRMED_MS } from "./rules.ts";
import { sessionTable } from "./tables.ts";
import { hashOf } from "./tokens.ts";

/** The session is too old to change the second factor: the owner must confirm it with the password first. */
export interface Unconfirmed {
  readonly kind: "unconfirmed";
}

export async function isConfirmed(
  { database, now }: Accounts,
  accountId: string,
  { token }: Pick<Caller, "token">,
): Promise<boolean> {
  if (token === null) return false;
  const since = new Date(now().getTime() - CONFIRMED_MS);
  const isRecent = and(
    eq(sessionTable.tokenHash, hashOf(token)),
    eq(sessionTable.accountId, accountId),
    gt(sessionTable.confirmedAt, since),
  );
  return (await database.sql.$count(sessionTable, isRecent)) > 0;
}

type ConfirmOwnerResult = { readonly kind: "confirmed" | "wrong" } | Limited | Busy;

export async function confirmOwner(
  accounts: Accounts,
  accountId: string,
  password: string,
  { token }: Pick<Caller, "token">,
): Promise<ConfirmOwnerResult> {
  const confirmation = await confirmPassword(accounts, accountId, password);
  if (confirmation.kind !== "right") return confirmation;
  if (token === null) return { kind: "wrong" };
  await accounts.database.sql
    .update(sessionTable)
    .set({ confirmedAt: accounts.now() })
    .where(and(eq(sessionTable.tokenHash, hashOf(token)), eq(sessionTable.accountId, accountId)));
  return { kind: "confirmed" };
}
