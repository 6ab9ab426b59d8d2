// Claims the customers whose alerts are due. A claim is a lease: another process takes over when it expires.

import { and, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { isPicked, type Sql } from "#commerce/database";
import { accountTable } from "../accounts/tables.ts";
import { alertTable as table, savedSearchTable } from "./tables.ts";

const MINUTE_MS = 60_000;
/** Customers of one transaction. */
export const BATCH = 50;
/** Other processes skip claimed customers for this long. */
const LEASE_MS = 5 * MINUTE_MS;
/** A customer is checked again after this time, if the catalogue has changed or a search is due. */
const CHECK_MS = 15 * MINUTE_MS;
/** A customer gets at most one mail in this time. */
const DIGEST_MS = 24 * 60 * MINUTE_MS;

export interface Customer {
  readonly accountId: string;
  readonly email: string;
  readonly vipLevel: number;
  readonly market: string;
  readonly language: string;
  readonly priceDrops: boolean;
  readonly backInStock: boolean;
  readonly leasedUntil: Date | null;
}

const CUSTOMER = {
  accountId: table.accountId,
  email: accountTable.email,
  vipLevel: accountTable.vipLevel,
  market: table.market,
  language: table.language,
  priceDrops: table.priceDrops,
  backInStock: table.backInStock,
  leasedUntil: table.leasedUntil,
};

/** Takes the customers whose check has waited longest. */
export function claimDue(client: Sql, position: string, now: Date): Promise<readonly Customer[]> {
  const at = now.toISOString();
  const mutedSince = new Date(now.getTime() - DIGEST_MS).toISOString();
  const due = sql`(
    select due.account_id from ${table} as due join ${accountTable} as owner on owner.id = due.account_id
    where due.due_at <= ${at}::timestamptz and (due.leased_until is null or due.leased_until <= ${at}::timestamptz)
      and (due.sent_at is null or due.sent_at <= ${mutedSince}::timestamptz) and owner.closed_at is null
      and ((due.price_drops or due.back_in_stock) and due.checked_position is distinct from ${position}
        or exists (select from ${savedSearchTable} as search where search.account_id = due.account_id
          and search.frequency <> 'never' and search.due_at <= ${at}::timestamptz))
    order by due.due_at limit ${BATCH} for update of due skip locked)`;
  return client
    .update(table)
    .set({ leasedUntil: new Date(now.getTime() + LEASE_MS) })
    .from(accountTable)
    .where(and(eq(accountTable.id, table.accountId), isPicked(table.accountId, due)))
    .returning(CUSTOMER);
}

/** Locks the customers as they are now. Those whose lease expired or whose market changed since are checked by a later batch. */
export async function lockClaimed(tx: Sql, claimed: readonly Customer[]): Promise<readonly Customer[]> {
  const known = new Map(claimed.map((customer) => [customer.accountId, customer]));
  const rows = await tx
    .select(CUSTOMER)
    .from(table)
    .innerJoin(accountTable, eq(accountTable.id, table.accountId))
    .where(inArray(table.accountId, [...known.keys()]))
    .orderBy(table.accountId)
    .for("update", { of: table });
  return rows.filter(({ accountId, market, leasedUntil }) => {
    const before = known.get(accountId);
    return before?.market === market && before.leasedUntil?.getTime() === leasedUntil?.getTime();
  });
}

/** Locks those of the searches that are still due. */
export async function lockDueSearches(tx: Sql, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { id, dueAt, frequency } = savedSearchTable;
  const rows = await tx
    .select({ id })
    .from(savedSearchTable)
    .where(and(inArray(id, [...ids]), lte(dueAt, now), ne(frequency, "never")))
    .orderBy(id)
    .for("update");
  return new Set(rows.map((row) => row.id));
}

/** Ends the claim. */
export async function finish(
  tx: Sql,
  customers: readonly Customer[],
  { sent, position, now }: { readonly sent: readonly string[]; readonly position: string; readonly now: Date },
): Promise<void> {
  const next = { leasedUntil: null, checkedPosition: position, dueAt: new Date(now.getTime() + CHECK_MS) };
  const quiet = customers.map(({ accountId }) => accountId).filter((id) => !sent.includes(id));
  if (quiet.length > 0) await tx.update(table).set(next).where(inArray(table.accountId, quiet));
  if (sent.length > 0)
    await tx
      .update(table)
      .set({ ...next, sentAt: now })
      .where(inArray(table.accountId, [...sent]));
}
