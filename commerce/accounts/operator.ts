// Account operations for the operator: listing, VIP levels, and deletion of expired rows.

import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { marketsOfActor, recordAudit } from "#commerce/audit";
import { fingerprint, beginningsOf, isUuid, type Database } from "#commerce/database";
import { emitCustomerEvent } from "#commerce/events";
import { EmailAddress } from "#commerce/mail";
import type { Account } from "./accounts.ts";
import { ACCOUNT_COLUMNS } from "./details.ts";
import { AUTHENTICATOR_SETUP_MS } from "./rules.ts";
import {
  accountTable,
  attemptTable,
  authenticatorTable,
  pendingSignInTable,
  passkeyChallengeTable,
  passwordResetTable,
  deviceTable,
  registrationTable,
  sessionTable,
  emailChangeTable,
} from "./tables.ts";

export const ACCOUNT_PAGE = 200;

export interface AccountQuery {
  /** Beginnings of words of the name or the email address. */
  readonly text?: string | undefined;
  /** Email address of the last account on the page before. */
  readonly after?: string | undefined;
  readonly limit?: number;
}

/** True for customers with an order in the operator's markets; undefined if the operator works for all. */
function isOfActor(): SQL | undefined {
  const markets = marketsOfActor();
  if (!markets) return undefined;
  const codes = sql.join(
    markets.map((market) => sql`${market}`),
    sql`, `,
  );
  return sql`exists (select 1 from shop_order where shop_order.account_id = ${accountTable.id} and shop_order.market_code in (${codes}))`;
}

/** A page of accounts in order of email address, of the operator's markets. */
export async function listAccounts(
  { sql: client }: Database,
  { text = "", after = "", limit = ACCOUNT_PAGE }: AccountQuery = {},
): Promise<Account[]> {
  const { email, words } = accountTable;
  const isListed = and(gt(email, after.toLowerCase()), isOfActor());
  const typed = beginningsOf(text);
  if (typed === undefined) {
    return client.select(ACCOUNT_COLUMNS).from(accountTable).where(isListed).orderBy(asc(email)).limit(limit);
  }
  // PostgreSQL overestimates how common a word prefix is, and would read all accounts in order of address for a rare one. So a common
  // word is looked for in the first accounts; the limit of the other query, which is never reached, makes it use the index of words.
  const columns = { ...ACCOUNT_COLUMNS, words };
  const near = client.select(columns).from(accountTable).where(isListed).orderBy(asc(email)).limit(TRIED).as("near");
  const isNear = sql`${near.words} @@ ${typed}::tsquery`;
  const common = await client.select().from(near).where(isNear).orderBy(asc(near.email)).limit(limit);
  if (common.length === limit) return common.map(({ words: _words, ...account }) => account);
  const isFound = sql`${words} @@ ${typed}::tsquery`;
  const found = client
    .select(ACCOUNT_COLUMNS)
    .from(accountTable)
    .where(and(isListed, isFound))
    .limit(NO_LIMIT)
    .as("found");
  return client.select().from(found).orderBy(asc(found.email)).limit(limit);
}

const TRIED = 2_000;
const NO_LIMIT = 2 ** 31 - 1;

/** Finds an account by email address or, as in events, by id. Limited to the operator's markets. */
export async function findAccountForOperator({ sql: client }: Database, typed: string): Promise<Account | undefined> {
  if (isUuid(typed)) {
    const [account] = await client
      .select(ACCOUNT_COLUMNS)
      .from(accountTable)
      .where(and(eq(accountTable.id, typed), isOfActor()));
    return account;
  }
  const email = EmailAddress.safeParse(typed);
  if (!email.success) return undefined;
  const [account] = await client
    .select(ACCOUNT_COLUMNS)
    .from(accountTable)
    .where(and(eq(accountTable.email, email.data), isOfActor()));
  return account;
}

/** Skips ids without an account in the operator's markets. */
export async function findAccountsForOperator(
  { sql: client }: Database,
  ids: readonly string[],
): Promise<readonly Account[]> {
  if (ids.length === 0) return [];
  return client
    .select(ACCOUNT_COLUMNS)
    .from(accountTable)
    .where(and(inArray(accountTable.id, [...ids]), isOfActor()));
}

export const MAX_VIP_LEVEL = 100;
/** A number, or its digits. */
export const VipLevel = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().min(0).max(MAX_VIP_LEVEL));

type VipResult =
  /** `stale`: nothing was changed, because someone else saved since the version that this change started from. */
  | { readonly kind: "changed" | "stale"; readonly account: Account }
  | { readonly kind: "no-such-account" | "bad-level" };

/** The version of what a merchant edits. */
export const accountVersion = ({ vipLevel }: Pick<Account, "vipLevel">): string => fingerprint({ vipLevel });

/** Takes effect with the account's next request. Without `seen`, it replaces the stored level unconditionally. */
export async function setVipLevel(
  { sql: client }: Database,
  typed: string,
  level: unknown,
  seen?: string,
): Promise<VipResult> {
  const vipLevel = VipLevel.safeParse(level);
  if (!vipLevel.success) return { kind: "bad-level" };
  const email = EmailAddress.safeParse(typed);
  if (!email.success) return { kind: "no-such-account" };
  const isIt = eq(accountTable.email, email.data);
  return client.transaction(async (tx): Promise<VipResult> => {
    const [before] = await tx.select(ACCOUNT_COLUMNS).from(accountTable).where(and(isIt, isOfActor())).for("update");
    if (!before) return { kind: "no-such-account" };
    if (seen !== undefined && accountVersion(before) !== seen) return { kind: "stale", account: before };
    const account = { ...before, vipLevel: vipLevel.data };
    if (before.vipLevel === account.vipLevel) return { kind: "changed", account };
    await tx.update(accountTable).set({ vipLevel: account.vipLevel }).where(isIt);
    await recordAudit(tx, {
      subject: { kind: "customer", id: before.id },
      before: { vipLevel: before.vipLevel },
      after: { vipLevel: account.vipLevel },
    });
    await emitCustomerEvent(tx, "customer.changed", before.id);
    return { kind: "changed", account };
  });
}

/** Deletes unused sessions, and everything that has expired: sessions, devices, links, unfinished sign-ins and set-ups, limits. */
export async function sweepAccounts({ sql: client }: Database, sessionDays: number, now: Date): Promise<void> {
  const lastUse = new Date(now.getTime() - sessionDays * 86_400_000);
  await client.delete(sessionTable).where(or(lte(sessionTable.expiresAt, now), lte(sessionTable.lastSeenAt, lastUse)));
  await client.delete(deviceTable).where(lte(deviceTable.expiresAt, now));
  await client.delete(registrationTable).where(lte(registrationTable.expiresAt, now));
  await client.delete(passwordResetTable).where(lte(passwordResetTable.expiresAt, now));
  await client.delete(emailChangeTable).where(lte(emailChangeTable.expiresAt, now));
  await client.delete(pendingSignInTable).where(lte(pendingSignInTable.expiresAt, now));
  await client.delete(passkeyChallengeTable).where(lte(passkeyChallengeTable.expiresAt, now));
  const abandoned = new Date(now.getTime() - AUTHENTICATOR_SETUP_MS);
  await client
    .delete(authenticatorTable)
    .where(and(isNull(authenticatorTable.confirmedAt), lte(authenticatorTable.createdAt, abandoned)));
  await client.delete(attemptTable).where(lte(attemptTable.endsAt, now));
}
