// A new email address for an account. Links mailed to the current and to the new address must both be confirmed, so that neither a
// stolen session nor a stolen mailbox moves an account, and a typing mistake loses none.

import { and, eq, gt, or } from "drizzle-orm";
import { emitCustomerEvent } from "#commerce/events";
import { EmailAddress, enqueueMail } from "#commerce/mail";
import { recordSecurityEvent } from "#commerce/security";
import { codeOf, UNIQUE_VIOLATION, type Sql } from "#commerce/database";
import type { Accounts, Busy, Caller } from "./accounts.ts";
import { countAttempts, type Limited } from "./attempts.ts";
import { confirmPassword } from "./confirm-password.ts";
import { currentEmailMail, emailChangedMail, newEmailMail, takenMail } from "./mails.ts";
import { EMAIL_CHANGE_MS, LIMITS } from "./rules.ts";
import { revokeOthers } from "./sessions.ts";
import { accountTable, emailChangeTable, passwordResetTable } from "./tables.ts";
import { createToken, hashOf, isToken } from "./tokens.ts";

type RequestEmailResult = { readonly kind: "sent" | "wrong" | "invalid" | "same" } | Limited | Busy;

/** Requires the current password. Replaces an earlier request. Does not reveal whether the new address has an account. */
export async function requestEmailChange(
  accounts: Accounts,
  accountId: string,
  { email: typed, current }: { readonly email: string; readonly current: string },
  caller: Caller,
): Promise<RequestEmailResult> {
  const { database, origin } = accounts;
  const parsed = EmailAddress.safeParse(typed);
  if (!parsed.success) return { kind: "invalid" };
  const email = parsed.data;
  const now = accounts.now();
  const account = await confirmPassword(accounts, accountId, current);
  if (account.kind !== "right") return account;
  if (email === account.email) return { kind: "same" };
  const limited = await countAttempts(database.sql, [{ limit: LIMITS.changeEmailTo, subject: email }], now);
  if (limited) return limited;
  const { language, link } = caller;
  const [currentToken, newToken] = [createToken(), createToken()];
  const confirm = (token: string) => `${origin}${link(`/account/email?token=${token}`)}`;
  await database.sql.transaction(async (tx) => {
    const change = {
      email,
      currentTokenHash: hashOf(currentToken),
      newTokenHash: hashOf(newToken),
      isCurrentConfirmed: false,
      isNewConfirmed: false,
      expiresAt: new Date(now.getTime() + EMAIL_CHANGE_MS),
    };
    await tx
      .insert(emailChangeTable)
      .values({ accountId, ...change })
      .onConflictDoUpdate({ target: emailChangeTable.accountId, set: change });
    const isTaken = (await tx.$count(accountTable, eq(accountTable.email, email))) > 0;
    await enqueueMail(
      tx,
      email,
      (shop) =>
        isTaken
          ? takenMail(shop, language, `${origin}${link("/login")}`, `${origin}${link("/password")}`)
          : newEmailMail(shop, language, email, confirm(newToken)),
      now,
    );
    await enqueueMail(tx, account.email, (shop) => currentEmailMail(shop, language, email, confirm(currentToken)), now);
    await recordSecurityEvent(tx, { kind: "email-change-requested", at: now, network: caller.network, accountId });
  });
  accounts.onMail();
  return { kind: "sent" };
}

/** The address to which an account is about to change. */
export async function findPendingEmail({ database, now }: Accounts, accountId: string): Promise<string | undefined> {
  const [found] = await database.sql
    .select({ email: emailChangeTable.email })
    .from(emailChangeTable)
    .where(and(eq(emailChangeTable.accountId, accountId), gt(emailChangeTable.expiresAt, now())));
  return found?.email;
}

export async function cancelEmailChange(client: Pick<Sql, "delete">, accountId: string): Promise<void> {
  await client.delete(emailChangeTable).where(eq(emailChangeTable.accountId, accountId));
}

/** Finds the addresses of a mailed link; undefined if the link is invalid, expired or used up. */
export async function findEmailChange(
  { database, now }: Accounts,
  token: unknown,
): Promise<{ readonly from: string; readonly to: string } | undefined> {
  if (!isToken(token)) return undefined;
  const [found] = await database.sql
    .select({ from: accountTable.email, to: emailChangeTable.email })
    .from(emailChangeTable)
    .innerJoin(accountTable, eq(accountTable.id, emailChangeTable.accountId))
    .where(and(isTokenOf(token), gt(emailChangeTable.expiresAt, now())));
  return found;
}

type ConfirmEmailResult =
  | { readonly kind: "changed"; readonly email: string }
  /** The link that was mailed to this address is still to be opened. */
  | { readonly kind: "waiting"; readonly email: string }
  | { readonly kind: "expired" }
  | Limited;

/** The second confirmation changes the address, signs other devices out and invalidates reset links. */
export async function confirmEmailChange(
  accounts: Accounts,
  token: unknown,
  caller: Caller,
): Promise<ConfirmEmailResult> {
  const { database } = accounts;
  const now = accounts.now();
  const limited = await countAttempts(database.sql, [{ limit: LIMITS.linkFrom, subject: caller.network }], now);
  if (limited) return limited;
  if (!isToken(token)) return { kind: "expired" };
  const confirm = async (tx: Sql): Promise<ConfirmEmailResult> => {
    const [change] = await tx.select().from(emailChangeTable).where(isTokenOf(token)).for("update");
    if (!change || change.expiresAt <= now) return { kind: "expired" };
    const { accountId, email } = change;
    const [account] = await tx
      .select({ email: accountTable.email })
      .from(accountTable)
      .where(eq(accountTable.id, accountId));
    const isNew = change.newTokenHash === hashOf(token);
    const isNewConfirmed = change.isNewConfirmed || isNew;
    const isCurrentConfirmed = change.isCurrentConfirmed || !isNew;
    if (!isNewConfirmed || !isCurrentConfirmed) {
      await tx
        .update(emailChangeTable)
        .set({ isNewConfirmed, isCurrentConfirmed })
        .where(eq(emailChangeTable.accountId, accountId));
      return { kind: "waiting", email: isNewConfirmed ? (account?.email ?? "") : email };
    }
    await cancelEmailChange(tx, accountId);
    // Someone may have registered with the address since. Both proved that they own it; the first stays.
    const isTaken = (await tx.$count(accountTable, eq(accountTable.email, email))) > 0;
    if (isTaken || !account) return { kind: "expired" };
    await tx.update(accountTable).set({ email }).where(eq(accountTable.id, accountId));
    await tx.delete(passwordResetTable).where(eq(passwordResetTable.accountId, accountId));
    await revokeOthers(tx, accountId, caller.token ?? undefined);
    for (const recipient of [account.email, email]) {
      await enqueueMail(tx, recipient, (shop) => emailChangedMail(shop, caller.language, email), now);
    }
    await emitCustomerEvent(tx, "customer.changed", accountId, now);
    await recordSecurityEvent(tx, { kind: "email-changed", at: now, network: caller.network, accountId });
    return { kind: "changed", email };
  };
  const result = await database.sql.transaction(confirm).catch((error: unknown): ConfirmEmailResult => {
    // The other registration was completed at the same moment.
    if (codeOf(error) === UNIQUE_VIOLATION) return { kind: "expired" };
    throw error;
  });
  if (result.kind === "changed") accounts.onMail();
  return result;
}

const isTokenOf = (token: string) =>
  or(eq(emailChangeTable.currentTokenHash, hashOf(token)), eq(emailChangeTable.newTokenHash, hashOf(token)));
