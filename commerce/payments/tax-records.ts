// Sales and credit notes of orders whose tax a provider calculated: noted in the transaction that places or refunds the order, and
// sent to the provider by a job, so that an outage loses nothing.

import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isPicked, type Sql } from "#commerce/database";
import { orderTable, orderTaxTable, type OrderRow } from "#commerce/orders";
import type { TaxRecords } from "#commerce/tax";
import { reversedCause } from "./credit-note-causes.ts";
import type { OrderServices } from "./order-services.ts";
import { creditNoteLineTable, creditNoteTable, taxRecordTable } from "./tables.ts";

type TaxRecord = typeof taxRecordTable.$inferSelect;

/** Does nothing for an order whose tax was calculated by the merchant's tables. */
export async function noteSale(tx: Sql, { id, taxDetails }: Pick<OrderRow, "id" | "taxDetails">, at: Date) {
  if (!taxDetails?.provider || taxDetails.reference === null) return;
  await tx.insert(taxRecordTable).values({ orderId: id, provider: taxDetails.provider, dueAt: at, createdAt: at });
}

/** Does nothing for an order without a sale at the provider. */
export async function noteReversal(tx: Sql, orderId: string, creditNoteId: string, at: Date) {
  const [sale] = await tx
    .select({ provider: taxRecordTable.provider })
    .from(taxRecordTable)
    .where(and(eq(taxRecordTable.orderId, orderId), isNull(taxRecordTable.creditNoteId)));
  if (sale) await tx.insert(taxRecordTable).values({ orderId, creditNoteId, ...sale, dueAt: at, createdAt: at });
}

const MINUTE_MS = 60_000;
/** Other workers skip a claimed record for this long. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH = 10;
/** Delays before retries. The last one repeats; `ledger check` lists records with many attempts. */
const BACKOFF_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);

/**
 * Sends one batch to the provider, and returns the number of records made. Safe to run in several processes at once. What is left when
 * `closing` aborts is due after its lease.
 */
export async function processTaxRecords(
  { database, taxRecords, now, onError }: OrderServices,
  closing?: AbortSignal,
): Promise<number> {
  if (taxRecords === null) return 0;
  let made = 0;
  for (const record of await claimDue(database.sql, taxRecords.name, now())) {
    if (closing?.aborted) break;
    // Claiming a record increments its attempts, so an unchanged count means that the lease is still ours.
    const isClaimed = and(eq(taxRecordTable.id, record.id), eq(taxRecordTable.attempts, record.attempts));
    try {
      const reference = await send(database.sql, taxRecords, record);
      await database.sql.update(taxRecordTable).set({ reference, dueAt: null, lastError: null }).where(isClaimed);
      made += 1;
    } catch (error) {
      onError(new Error(`The tax of order ${record.orderId} was not recorded at ${taxRecords.name}`, { cause: error }));
      const wait = BACKOFF_MS[Math.min(record.attempts, BACKOFF_MS.length) - 1] ?? MINUTE_MS;
      const lastError = error instanceof Error ? error.message : String(error);
      await database.sql
        .update(taxRecordTable)
        .set({ dueAt: new Date(now().getTime() + wait), lastError })
        .where(isClaimed);
    }
  }
  return made;
}

/** A reversal waits until the sale is recorded. */
async function claimDue(client: Sql, provider: string, now: Date): Promise<TaxRecord[]> {
  const sale = alias(taxRecordTable, "sale");
  const isSold = client
    .select({ id: sale.orderId })
    .from(sale)
    .where(and(isNull(sale.creditNoteId), isNotNull(sale.reference)));
  const due = client
    .select({ id: taxRecordTable.id })
    .from(taxRecordTable)
    .where(
      and(
        lte(taxRecordTable.dueAt, now),
        eq(taxRecordTable.provider, provider),
        or(isNull(taxRecordTable.creditNoteId), inArray(taxRecordTable.orderId, isSold)),
      ),
    )
    .orderBy(asc(taxRecordTable.dueAt))
    .limit(BATCH)
    .for("update", { of: taxRecordTable, skipLocked: true });
  return client
    .update(taxRecordTable)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${taxRecordTable.attempts} + 1` })
    .where(isPicked(taxRecordTable.id, due))
    .returning();
}

async function send(client: Sql, records: TaxRecords, { id, orderId, creditNoteId }: TaxRecord): Promise<string> {
  const [order] = await client.select().from(orderTable).where(eq(orderTable.id, orderId));
  if (!order?.taxDetails?.reference || !order.placedAt) throw new Error(`Order ${orderId} has no calculated tax`);
  const { number, currency, taxDetails, placedAt } = order;
  if (creditNoteId === null) {
    return records.recordSale({ id, calculation: order.taxDetails.reference, name: number, at: placedAt });
  }
  const [note] = await client
    .select({ number: creditNoteTable.number, cause: creditNoteTable.cause, sale: taxRecordTable.reference })
    .from(creditNoteTable)
    .innerJoin(taxRecordTable, eq(taxRecordTable.orderId, creditNoteTable.orderId))
    .where(and(eq(creditNoteTable.id, creditNoteId), isNull(taxRecordTable.creditNoteId)));
  if (!note?.sale) throw new Error(`The sale of order ${number} is not recorded`);
  const name = `${number}-${note.number}`;
  const undone = reversedCause(note.cause);
  if (undone !== undefined) {
    const reversal = await findReversal(client, orderId, undone);
    if (reversal === null) throw new Error(`The credit note that ${note.number} reverses is not recorded yet`);
    return records.undoReversal({ id, reversal, name });
  }
  const lines = await client
    .select({
      item: sql<string>`coalesce(${orderTaxTable.itemId}, '')`,
      subject: orderTaxTable.subject,
      taxable: creditNoteLineTable.taxable,
      tax: creditNoteLineTable.tax,
    })
    .from(creditNoteLineTable)
    .innerJoin(orderTaxTable, eq(orderTaxTable.id, creditNoteLineTable.orderTaxId))
    .where(and(eq(creditNoteLineTable.creditNoteId, creditNoteId), ne(orderTaxTable.treatment, "voucher")))
    .orderBy(asc(orderTaxTable.ordinal));
  return records.recordReversal({
    id,
    sale: note.sale,
    name,
    currency,
    isIncluded: taxDetails.isIncluded,
    lines,
  });
}

/** The provider's id of the record of a credit note; null until it is recorded. */
async function findReversal(client: Sql, orderId: string, cause: string): Promise<string | null> {
  const [found] = await client
    .select({ reference: taxRecordTable.reference })
    .from(taxRecordTable)
    .innerJoin(creditNoteTable, eq(creditNoteTable.id, taxRecordTable.creditNoteId))
    .where(and(eq(creditNoteTable.orderId, orderId), eq(creditNoteTable.cause, cause)));
  return found?.reference ?? null;
}
