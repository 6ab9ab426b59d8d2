// The second factor of an account: what it has, and the record of each change for its owner and the operator.

import { and, count, eq, isNotNull } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { enqueueMail } from "#commerce/mail";
import { recordSecurityEvent, type SecurityEventKind } from "#commerce/security";
import type { Accounts, Caller } from "./accounts.ts";
import { isLimitReached } from "./attempts.ts";
import { failuresMail, secondFactorMail, type SecondFactorChange } from "./mails.ts";
import { LIMITS } from "./rules.ts";
import { accountTable, authenticatorTable, passkeyTable, recoveryCodeTable } from "./tables.ts";

/** True if the password alone does not sign in. */
export async function hasSecondFactor(client: Sql, accountId: string): Promise<boolean> {
  if ((await client.$count(passkeyTable, eq(passkeyTable.accountId, accountId))) > 0) return true;
  return (await client.$count(authenticatorTable, isAuthenticatorOf(accountId))) > 0;
}

export interface SecondFactor {
  /** Time at which the authenticator app was added; null without one. */
  readonly authenticatorSince: Date | null;
  readonly passkeys: readonly Passkey[];
  /** Number of unused recovery codes. */
  readonly recoveryCodes: number;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export async function findSecondFactor(
  { database }: Pick<Accounts, "database">,
  accountId: string,
): Promise<SecondFactor> {
  const client = database.sql;
  const { id, name, createdAt, lastUsedAt } = passkeyTable;
  const [[authenticator], passkeys, [codes]] = await Promise.all([
    client
      .select({ since: authenticatorTable.confirmedAt })
      .from(authenticatorTable)
      .where(isAuthenticatorOf(accountId)),
    client
      .select({ id, name, createdAt, lastUsedAt })
      .from(passkeyTable)
      .where(eq(passkeyTable.accountId, accountId))
      .orderBy(createdAt, id),
    client.select({ left: count() }).from(recoveryCodeTable).where(eq(recoveryCodeTable.accountId, accountId)),
  ]);
  return { authenticatorSince: authenticator?.since ?? null, passkeys, recoveryCodes: codes?.left ?? 0 };
}

/** Recovery codes replace a second factor. Without one they are of no use. */
export async function dropUselessCodes(tx: Sql, accountId: string): Promise<void> {
  if (await hasSecondFactor(tx, accountId)) return;
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.accountId, accountId));
}

const EVENTS = {
  "authenticator-added": "second-factor-added",
  "authenticator-removed": "second-factor-removed",
  "passkey-added": "second-factor-added",
  "passkey-removed": "second-factor-removed",
  "codes-created": "recovery-codes-created",
  "code-used": "recovery-code-used",
} as const satisfies Record<SecondFactorChange["kind"], SecurityEventKind>;

/** Mails the owner and logs the change, in the transaction that makes it. Call `onMail` after it. */
export async function reportChange(
  tx: Sql,
  { origin, now }: Accounts,
  accountId: string,
  change: SecondFactorChange,
  caller: Caller,
): Promise<void> {
  const [account] = await tx
    .select({ email: accountTable.email })
    .from(accountTable)
    .where(eq(accountTable.id, accountId));
  if (!account) return;
  const href = `${origin}${caller.link("/account/security")}`;
  await enqueueMail(tx, account.email, (shop) => secondFactorMail(shop, caller.language, change, href), now());
  const event = { at: now(), network: caller.network, accountId, details: { change: change.kind } };
  await recordSecurityEvent(tx, { kind: EVENTS[change.kind], ...event });
}

/** Logs a wrong code or passkey after the right password, and mails the owner after several. Call `onMail` after it. */
export async function reportFailure(
  tx: Sql,
  { origin, now }: Accounts,
  { accountId, email }: { readonly accountId: string; readonly email: string },
  factor: "code" | "passkey",
  { network, language, link }: Caller,
): Promise<void> {
  const at = now();
  await recordSecurityEvent(tx, { kind: "second-factor-failed", at, network, accountId, details: { factor } });
  if (!(await isLimitReached(tx, { limit: LIMITS.secondStepFailed, subject: accountId }, at))) return;
  const { max } = LIMITS.secondStepFailed;
  const href = `${origin}${link("/password")}`;
  await enqueueMail(tx, email, (shop) => failuresMail(shop, language, max, href), at);
}

const isAuthenticatorOf = (accountId: string) =>
  and(eq(authenticatorTable.accountId, accountId), isNotNull(authenticatorTable.confirmedAt));
