// Password reset by a mailed link that works once and expires after an hour. The response does not reveal whether the address
// has an account.

import { and, eq, gt, sql } from "drizzle-orm";
import { EmailAddress, enqueueMail, mailRow, mailTable } from "#commerce/mail";
import { recordSecurityEvent, subjectOf } from "#commerce/security";
import type { Accounts, Busy, Caller, SecondFactorNeeded, SignedIn } from "./accounts.ts";
import { countAttempts, clearAttempts, type Limited } from "./attempts.ts";
import { changedMail, resetMail } from "./mails.ts";
import { newPassword } from "./new-password.ts";
import type { PasswordProblem } from "./password-problem.ts";
import { forgetDevices } from "./devices.ts";
import { cancelEmailChange } from "./email-change.ts";
import { dropPendingSignIns } from "./pending-sign-in.ts";
import { LIMITS, RESET_MS } from "./rules.ts";
import { revokeOthers } from "./sessions.ts";
import { attemptsOn, enterOrAsk } from "./sign-in.ts";
import { accountTable, passwordResetTable } from "./tables.ts";
import { createToken, hashOf, isToken } from "./tokens.ts";

type RequestResetResult = { readonly kind: "sent" | "invalid" } | Limited;

export async function requestReset(
  accounts: Accounts,
  typed: unknown,
  { network, link, language }: Caller,
): Promise<RequestResetResult> {
  const parsed = EmailAddress.safeParse(typed);
  if (!parsed.success) return { kind: "invalid" };
  const email = parsed.data;
  const { database, origin } = accounts;
  const now = accounts.now();
  const limited = await countAttempts(database.sql, [{ limit: LIMITS.forgotFrom, subject: network }], now);
  if (limited) return limited;
  // Strangers may have used this limit up. The links that it let through are in the owner's mailbox, and the last of them works
  // until the next can be sent.
  if (await countAttempts(database.sql, [{ limit: LIMITS.forgotTo, subject: email }], now)) return { kind: "sent" };
  const token = createToken();
  const mail = await mailRow(
    database.sql,
    email,
    (shop) => resetMail(shop, language, `${origin}${link(`/password?token=${token}`)}`),
    now,
  );
  const moment = now.toISOString();
  const expiresAt = new Date(now.getTime() + RESET_MS).toISOString();
  // One statement with or without an account, so that timing does not tell them apart.
  await database.sql.execute(sql`
    with owner as (select ${accountTable.id} from ${accountTable} where ${accountTable.email} = ${email}),
    reset as (
      insert into ${passwordResetTable} (token_hash, account_id, expires_at)
      select ${hashOf(token)}, owner.id, ${expiresAt}::timestamptz from owner
    )
    insert into ${mailTable} (id, recipient, subject, text, html, created_at, due_at)
    select ${mail.id}, ${email}, ${mail.subject}, ${mail.text}, ${mail.html}, ${moment}::timestamptz, ${moment}::timestamptz
    from owner`);
  const details = { address: subjectOf(email) };
  await recordSecurityEvent(database.sql, { kind: "password-reset-requested", at: now, network, details });
  accounts.onMail();
  return { kind: "sent" };
}

/** Finds the account of a reset link; undefined if the link is invalid, expired or used. */
export async function findReset(
  { database, now }: Accounts,
  token: unknown,
): Promise<{ readonly accountId: string; readonly email: string } | undefined> {
  if (!isToken(token)) return undefined;
  const [found] = await database.sql
    .select({ accountId: accountTable.id, email: accountTable.email })
    .from(passwordResetTable)
    .innerJoin(accountTable, eq(accountTable.id, passwordResetTable.accountId))
    .where(and(eq(passwordResetTable.tokenHash, hashOf(token)), gt(passwordResetTable.expiresAt, now())));
  return found;
}

export type ResetResult =
  | SignedIn
  | SecondFactorNeeded
  | { readonly kind: "expired" }
  | { readonly kind: "invalid"; readonly password: PasswordProblem }
  | Limited
  | Busy;

/**
 * Sets the password, ends all sessions, invalidates all other reset links and starts a new session. It keeps the
 * second factor, which access to the mailbox alone must not remove; owners have recovery codes.
 */
export async function resetPassword(
  accounts: Accounts,
  { token, password }: { readonly token: unknown; readonly password: string },
  caller: Caller,
): Promise<ResetResult> {
  const { database, origin } = accounts;
  const now = accounts.now();
  const limited = await countAttempts(database.sql, [{ limit: LIMITS.linkFrom, subject: caller.network }], now);
  if (limited) return limited;
  const found = await findReset(accounts, token);
  if (!found || !isToken(token)) return { kind: "expired" };
  const checked = await newPassword(accounts, password, found.email);
  if (checked.kind === "weak-password") return { kind: "invalid", password: checked.problem };
  if (checked.kind === "busy") return checked;
  const entered = await database.sql.transaction(async (tx) => {
    // If a link is used twice concurrently, the second use finds it deleted.
    const [used] = await tx
      .delete(passwordResetTable)
      .where(eq(passwordResetTable.tokenHash, hashOf(token)))
      .returning({ accountId: passwordResetTable.accountId });
    if (!used) return undefined;
    const { accountId } = used;
    await tx
      .update(accountTable)
      .set({ passwordHash: checked.hash, passwordChangedAt: now })
      .where(eq(accountTable.id, accountId));
    await tx.delete(passwordResetTable).where(eq(passwordResetTable.accountId, accountId));
    await cancelEmailChange(tx, accountId);
    await dropPendingSignIns(tx, accountId);
    await revokeOthers(tx, accountId);
    await forgetDevices(tx, accountId, null);
    await clearAttempts(tx, [
      ...attemptsOn(found.email, caller.network),
      { limit: LIMITS.forgotTo, subject: found.email },
    ]);
    await enqueueMail(
      tx,
      found.email,
      (shop) => changedMail(shop, caller.language, `${origin}${caller.link("/password")}`),
      now,
    );
    await recordSecurityEvent(tx, { kind: "password-reset", at: now, network: caller.network, accountId });
    return enterOrAsk(tx, accountId, caller, now);
  });
  if (entered === undefined) return { kind: "expired" };
  accounts.onMail();
  return entered;
}
