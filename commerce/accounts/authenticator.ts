// The authenticator app of an account. It counts once its first code has proved that the app has the secret.

import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { createTotpSecret, matchTotp, totpCode } from "#commerce/two-factor";
import type { Accounts, Caller } from "./accounts.ts";
import { isConfirmed, type Unconfirmed } from "./confirm-owner.ts";
import { giveFirstCodes } from "./recovery-codes.ts";
import { AUTHENTICATOR_SETUP_MS } from "./rules.ts";
import { dropUselessCodes, reportChange } from "./second-factor.ts";
import { authenticatorTable } from "./tables.ts";

/** Prepares a new secret. An account has one app at most: `exists` if it is set up already. */
export async function beginAuthenticator(
  accounts: Accounts,
  accountId: string,
  caller: Caller,
): Promise<{ readonly kind: "begun" | "exists" } | Unconfirmed> {
  if (!(await isConfirmed(accounts, accountId, caller))) return { kind: "unconfirmed" };
  const fresh = { secret: createTotpSecret(), createdAt: accounts.now() };
  const begun = await accounts.database.sql
    .insert(authenticatorTable)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({
      target: authenticatorTable.accountId,
      set: fresh,
      setWhere: isNull(authenticatorTable.confirmedAt),
    })
    .returning({ accountId: authenticatorTable.accountId });
  return { kind: begun.length > 0 ? "begun" : "exists" };
}

/** The secret to show, of an app that is being set up. */
export async function findAuthenticatorSetup(
  { database, now }: Accounts,
  accountId: string,
): Promise<string | undefined> {
  const [found] = await database.sql
    .select({ secret: authenticatorTable.secret })
    .from(authenticatorTable)
    .where(isSetupOf(accountId, now()));
  return found?.secret;
}

type ConfirmAuthenticatorResult =
  /** Recovery codes to show once; none if the account has some. */
  { readonly kind: "added"; readonly codes: readonly string[] } | { readonly kind: "wrong" | "expired" } | Unconfirmed;

export async function confirmAuthenticator(
  accounts: Accounts,
  accountId: string,
  typed: string,
  caller: Caller,
): Promise<ConfirmAuthenticatorResult> {
  if (!(await isConfirmed(accounts, accountId, caller))) return { kind: "unconfirmed" };
  const now = accounts.now();
  const secret = await findAuthenticatorSetup(accounts, accountId);
  if (secret === undefined) return { kind: "expired" };
  const lastStep = matchTotp({ secret, code: totpCode(typed) ?? "", now, lastStep: 0 });
  if (lastStep === undefined) return { kind: "wrong" };
  const result = await accounts.database.sql.transaction(async (tx): Promise<ConfirmAuthenticatorResult> => {
    const [setup] = await tx.select().from(authenticatorTable).where(isSetupOf(accountId, now)).for("update");
    if (setup?.secret !== secret) return { kind: "expired" };
    await tx.update(authenticatorTable).set({ confirmedAt: now, lastStep }).where(isSetupOf(accountId, now));
    await reportChange(tx, accounts, accountId, { kind: "authenticator-added" }, caller);
    return { kind: "added", codes: await giveFirstCodes(tx, accountId) };
  });
  if (result.kind === "added") accounts.onMail();
  return result;
}

/** Ends an unfinished set-up. */
export async function cancelAuthenticator({ database }: Accounts, accountId: string): Promise<void> {
  await database.sql
    .delete(authenticatorTable)
    .where(and(eq(authenticatorTable.accountId, accountId), isNull(authenticatorTable.confirmedAt)));
}

export async function removeAuthenticator(
  accounts: Accounts,
  accountId: string,
  caller: Caller,
): Promise<{ readonly kind: "removed" | "none" } | Unconfirmed> {
  if (!(await isConfirmed(accounts, accountId, caller))) return { kind: "unconfirmed" };
  const isRemoved = await accounts.database.sql.transaction(async (tx) => {
    const removed = await tx
      .delete(authenticatorTable)
      .where(and(eq(authenticatorTable.accountId, accountId), isNotNull(authenticatorTable.confirmedAt)))
      .returning({ accountId: authenticatorTable.accountId });
    if (removed.length === 0) return false;
    await dropUselessCodes(tx, accountId);
    await reportChange(tx, accounts, accountId, { kind: "authenticator-removed" }, caller);
    return true;
  });
  if (!isRemoved) return { kind: "none" };
  accounts.onMail();
  return { kind: "removed" };
}

/** True if the code is right. The step is stored in the same statement that checks it, so that of two uses one is refused. */
export async function useAuthenticator(tx: Sql, accountId: string, code: string, now: Date): Promise<boolean> {
  const [app] = await tx.select().from(authenticatorTable).where(eq(authenticatorTable.accountId, accountId));
  if (!app?.confirmedAt) return false;
  const lastStep = matchTotp({ secret: app.secret, code, now, lastStep: app.lastStep });
  if (lastStep === undefined) return false;
  const used = await tx
    .update(authenticatorTable)
    // Rows of earlier versions become encrypted here.
    .set({ lastStep, secret: app.secret })
    .where(and(eq(authenticatorTable.accountId, accountId), lt(authenticatorTable.lastStep, lastStep)))
    .returning({ accountId: authenticatorTable.accountId });
  return used.length > 0;
}

const isSetupOf = (accountId: string, now: Date) =>
  and(
    eq(authenticatorTable.accountId, accountId),
    isNull(authenticatorTable.confirmedAt),
    gt(authenticatorTable.createdAt, new Date(now.getTime() - AUTHENTICATOR_SETUP_MS)),
  );
