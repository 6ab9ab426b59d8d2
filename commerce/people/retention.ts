// Applies the retention periods to everything that contains persons.

import { and, eq, inArray, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { sweepAnalytics } from "#commerce/analytics";
import { sweepAccounts } from "#commerce/accounts";
import { sweepAudit } from "#commerce/audit";
import { sweepCarts } from "#commerce/cart";
import type { Database } from "#commerce/database";
import { sweepInsights } from "#commerce/insights";
import { sweepMails } from "#commerce/mail";
import { sweepNewsletter } from "#commerce/newsletter";
import { sweepSecurityEvents } from "#commerce/security";
import { readSetting, RETENTION } from "#commerce/settings";
import { sweepStaff } from "#commerce/staff";
import { forgetHolders, sweepBackInStock } from "#commerce/stock";
import { sweepEvents } from "#commerce/webhooks";
import { sweepWishlists } from "#commerce/wishlist";
import { orderTable } from "../orders/tables.ts";
import { returnLineTable, returnTable } from "../returns/tables.ts";
import { anonymiseOrders } from "./anonymise-orders.ts";
import { eraseClosedAccounts } from "./close.ts";

const DAY_MS = 86_400_000;

/** A job that fails does not stop the others; their errors are thrown together. */
export async function applyRetention(database: Database, now: Date): Promise<void> {
  const periods = await readSetting(database.sql, RETENTION);
  const jobs = [
    () => sweepAccounts(database, periods.sessionDays, now),
    () => sweepStaff(database, now),
    () => sweepMails(database, periods.undeliveredMailDays, now),
    () => sweepAnalytics(database, now),
    () => sweepNewsletter(database, periods.unconfirmedNewsletterDays, now),
    () => sweepBackInStock(database, periods.backInStockDays, now),
    () => forgetHolders(database, now),
    () => sweepInsights(database, periods.insightDays, now),
    () => sweepSecurityEvents(database, periods.securityEventDays, now),
    () => sweepAudit(database, periods.auditYears, now),
    () => sweepEvents(database, periods.eventDays, now),
    () => sweepWishlists(database, periods.guestWishlistDays, now),
    () => sweepCarts(database, periods.guestCartDays, now),
    () => eraseClosedAccounts(database, periods.closedAccountDays, now),
    () => forgetUnpaid(database, periods.unpaidOrderDays, now),
    () => forgetReturnNotes(database, periods.returnNoteYears, now),
    () => forgetOldOrders(database, periods.orderYears, now),
  ];
  const errors: unknown[] = [];
  for (const job of jobs) await job().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, "Retention periods could not be applied");
}

/** Orders that were never placed have no invoice. */
const forgetUnpaid = (database: Database, days: number, now: Date) =>
  anonymiseAll(
    database,
    and(
      isNull(orderTable.placedAt),
      ne(orderTable.state, "awaiting-payment"),
      isNull(orderTable.erasedAt),
      lte(orderTable.createdAt, new Date(now.getTime() - days * DAY_MS)),
    ),
    now,
  );

const forgetOldOrders = (database: Database, years: number, now: Date) =>
  anonymiseAll(
    database,
    and(
      lte(orderTable.placedAt, yearsBefore(now, years)),
      // Once: the billing address is the last to go.
      or(isNull(orderTable.erasedAt), ne(sql`${orderTable.billing} ->> 'lastName'`, "")),
    ),
    now,
  );

/** Orders of one transaction. A statement names each of them and takes 65,535 parameters; shoppers wait for none of it long. */
const STEP = 1_000;

/** `where` no longer holds for an order that was anonymised. */
async function anonymiseAll({ sql: client }: Database, where: SQL | undefined, now: Date): Promise<void> {
  const { id } = orderTable;
  const step = (): Promise<number> =>
    client.transaction(async (tx) => {
      const some = tx.select({ id }).from(orderTable).where(where).limit(STEP);
      return anonymiseOrders(tx, inArray(id, some), { keepsBilling: false, now });
    });
  while ((await step()) === STEP);
}

async function forgetReturnNotes({ sql: client }: Database, years: number, now: Date): Promise<void> {
  const isOld = and(eq(returnTable.id, returnLineTable.returnId), lte(returnTable.createdAt, yearsBefore(now, years)));
  await client
    .update(returnLineTable)
    .set({ note: "" })
    .where(and(ne(returnLineTable.note, ""), sql`exists (select 1 from ${returnTable} where ${isOld})`));
}

function yearsBefore(now: Date, years: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date;
}
