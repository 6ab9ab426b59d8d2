// Credit notes: each refund and each lost dispute of a placed order gets a document with its own number, which reverses part of the
// order's tax. Runs in the transaction that decides on it, with the order locked.

import { and, asc, eq, isNotNull, isNull, like, notInArray, or, sql } from "drizzle-orm";
import { enqueueRefund } from "#commerce/analytics";
import type { Sql } from "#commerce/database";
import { orderTable, orderTaxTable, type ParcelLine } from "#commerce/orders";
import { smallestOf } from "#catalogue";
import { creditOf, type CreditableRow, type CreditedParts, type CreditLine } from "#commerce/tax";
import { reversalCause } from "./credit-note-causes.ts";
import { enterLedger, taxAccount } from "./ledger.ts";
import { creditNoteLineTable, creditNoteTable, documentSeriesTable } from "./tables.ts";
import { noteReversal } from "./tax-records.ts";

export interface NewCreditNote extends Partial<CreditedParts> {
  readonly order: { readonly id: string; readonly currency: string };
  /** Amount of the refund, in thousandths, with tax. */
  readonly amount: number;
  /** Cause of the refund, "dispute:<reference>", or "failed:<cause>" of a reversed note; each has one credit note. */
  readonly cause: string;
  readonly reason: string;
  readonly pieces?: readonly ParcelLine[];
  readonly at: Date;
}

/**
 * For money that the provider gave back, in a refund or a lost dispute. It may be more than was left of the order: the note covers what
 * was left, and `ledger check` names the order.
 */
export async function creditProviderMovement(tx: Sql, note: NewCreditNote): Promise<void> {
  const [order] = await tx
    .select({ placedAt: orderTable.placedAt })
    .from(orderTable)
    .where(eq(orderTable.id, note.order.id));
  // A payment that came too late bought nothing, so there is no tax to reverse.
  if (!order?.placedAt) return;
  const rows = await readRows(tx, note.order.id);
  const left = rows.reduce((sum, row) => sum + row.taxable + row.tax - row.creditedTaxable - row.creditedTax, 0);
  const amount = rows.length === 0 ? note.amount : Math.min(note.amount, left);
  if (amount > 0) await issueCreditNote(tx, { ...note, amount });
}

/** Returns its number. */
export async function issueCreditNote(
  tx: Sql,
  { order, amount, cause, reason, lines = new Map(), delivery = 0, pieces, at }: NewCreditNote,
): Promise<string> {
  const { id: orderId, currency } = order;
  const rows = await readRows(tx, orderId);
  // Orders from before tax was calculated have no rows.
  const credit = rows.length === 0 ? [] : creditOf(rows, amount, { lines, delivery }, smallestOf(currency));
  const tax = credit.reduce((sum, line) => sum + line.tax, 0);
  const number = await nextNumber(tx, at);
  await enqueueRefund(tx, { orderId, amount, currency, cause, lines }, at);
  const [note] = await tx
    .insert(creditNoteTable)
    .values({
      number,
      orderId,
      cause,
      reason,
      amount,
      tax,
      currency,
      parts: pieces ? { pieces, delivery } : null,
      createdAt: at,
    })
    .returning({ creditNoteId: creditNoteTable.id });
  if (!note || credit.length === 0) return number;
  await tx.insert(creditNoteLineTable).values(credit.map(({ id, ...line }) => ({ ...note, orderTaxId: id, ...line })));
  await enterLedger(tx, {
    orderId,
    cause: "credit-note",
    entries: [
      ...credit.map((line) => ({ account: taxAccount(jurisdictionOf(rows, line)), amount: line.tax, currency })),
      { account: "sales", amount: -tax, currency },
    ],
    at,
  });
  const isTaxed = credit.some(({ id }) => rows.some((row) => row.id === id && !row.isVoucher));
  if (isTaxed) await noteReversal(tx, orderId, note.creditNoteId, at);
  return number;
}

/**
 * A numbered document is never deleted: another one with negative amounts cancels it. Does nothing if the cause has no note, or if that
 * is reversed already.
 */
export async function reverseCreditNote(
  tx: Sql,
  { orderId, cause, at }: { readonly orderId: string; readonly cause: string; readonly at: Date },
): Promise<void> {
  const notes = await tx.select().from(creditNoteTable).where(eq(creditNoteTable.orderId, orderId));
  const note = notes.find((one) => one.cause === cause);
  if (!note || notes.some((one) => one.cause === reversalCause(cause))) return;
  const { amount, tax, currency } = note;
  const lines = await tx
    .select({ line: creditNoteLineTable, row: orderTaxTable })
    .from(creditNoteLineTable)
    .innerJoin(orderTaxTable, eq(orderTaxTable.id, creditNoteLineTable.orderTaxId))
    .where(eq(creditNoteLineTable.creditNoteId, note.id));
  const reason = `reverses ${note.number}: the refund failed`;
  const [reversal] = await tx
    .insert(creditNoteTable)
    .values({
      number: await nextNumber(tx, at),
      orderId,
      cause: reversalCause(cause),
      reason,
      amount: -amount,
      tax: -tax,
      currency,
      createdAt: at,
    })
    .returning({ creditNoteId: creditNoteTable.id });
  if (!reversal || lines.length === 0) return;
  await tx.insert(creditNoteLineTable).values(
    lines.map(({ line }) => ({
      ...reversal,
      orderTaxId: line.orderTaxId,
      taxable: -line.taxable,
      tax: -line.tax,
      named: -line.named,
    })),
  );
  await enterLedger(tx, {
    orderId,
    cause: "credit-note",
    entries: [
      ...lines.map(({ line, row }) => ({ account: taxAccount(row.jurisdiction), amount: -line.tax, currency })),
      { account: "sales", amount: tax, currency },
    ],
    at,
  });
  if (lines.some(({ row }) => row.treatment !== "voucher")) await noteReversal(tx, orderId, reversal.creditNoteId, at);
}

interface TaxRow extends CreditableRow {
  readonly jurisdiction: string;
}

const jurisdictionOf = (rows: readonly TaxRow[], { id }: CreditLine): string =>
  rows.find((row) => row.id === id)?.jurisdiction ?? "";

/** Thousandths of the delivery that no credit note has reversed, with tax. Undefined for orders from before tax was calculated. */
export async function creditableDelivery(client: Pick<Sql, "select">, orderId: string): Promise<number | undefined> {
  const rows = await readRows(client, orderId);
  if (rows.length === 0) return undefined;
  return rows
    .filter(({ isDelivery }) => isDelivery)
    .reduce((sum, row) => sum + row.taxable + row.tax - row.creditedTaxable - row.creditedTax, 0);
}

/**
 * Thousandths of each line that no refund has named, with tax. A refund that names nothing lowers the price of the whole order, and is not
 * taken off a single line. Lines of orders from before tax was calculated are missing. `except` is a cause whose refund does not count.
 */
export async function unnamedByLine(
  client: Pick<Sql, "select">,
  orderId: string,
  except = "",
): Promise<ReadonlyMap<string, number>> {
  const named = sql`(select coalesce(sum(${creditNoteLineTable.named}), 0)
    from ${creditNoteLineTable} join ${creditNoteTable} on ${creditNoteTable.id} = ${creditNoteLineTable.creditNoteId}
    where ${creditNoteLineTable.orderTaxId} = ${orderTaxTable.id}
      and ${creditNoteTable.cause} not in (${except}, ${reversalCause(except)}))`;
  const { lineId, taxable, tax } = orderTaxTable;
  const rows = await client
    .select({ lineId, left: sql`${taxable} + ${tax} - ${named}`.mapWith(Number) })
    .from(orderTaxTable)
    .where(and(eq(orderTaxTable.orderId, orderId), isNotNull(lineId)));
  return new Map(rows.map((row) => [row.lineId ?? "", row.left]));
}

/** Thousandths that refunds of staff have named for the delivery and other lines than these. */
export async function namedByStaff(
  client: Pick<Sql, "select">,
  orderId: string,
  exceptLines: readonly string[],
): Promise<number> {
  const { lineId } = orderTaxTable;
  const [row] = await client
    .select({ named: sql`coalesce(sum(${creditNoteLineTable.named}), 0)`.mapWith(Number) })
    .from(creditNoteLineTable)
    .innerJoin(creditNoteTable, eq(creditNoteTable.id, creditNoteLineTable.creditNoteId))
    .innerJoin(orderTaxTable, eq(orderTaxTable.id, creditNoteLineTable.orderTaxId))
    .where(
      and(
        eq(creditNoteTable.orderId, orderId),
        like(creditNoteTable.cause, "merchant:%"),
        or(isNull(lineId), notInArray(lineId, [...exceptLines])),
      ),
    );
  return row?.named ?? 0;
}

async function readRows(tx: Pick<Sql, "select">, orderId: string): Promise<readonly TaxRow[]> {
  const credited = (column: "taxable" | "tax") =>
    sql`(select coalesce(sum(${creditNoteLineTable[column]}), 0) from ${creditNoteLineTable}
      where ${creditNoteLineTable.orderTaxId} = ${orderTaxTable.id})`.mapWith(Number);
  const rows = await tx
    .select({
      row: orderTaxTable,
      creditedTaxable: credited("taxable"),
      creditedTax: credited("tax"),
    })
    .from(orderTaxTable)
    .where(eq(orderTaxTable.orderId, orderId))
    .orderBy(asc(orderTaxTable.ordinal));
  return rows.map(({ row, ...so }) => ({
    ...row,
    isVoucher: row.treatment === "voucher",
    isDelivery: row.subject === "delivery",
    ...so,
  }));
}

/** Without gaps: the row is locked until the transaction ends, and a rollback returns the number. */
async function nextNumber(tx: Sql, at: Date): Promise<string> {
  const year = at.getUTCFullYear();
  const [series] = await tx
    .insert(documentSeriesTable)
    .values({ name: `credit-note ${year}`, last: 1 })
    .onConflictDoUpdate({
      target: documentSeriesTable.name,
      set: { last: sql`${documentSeriesTable.last} + 1` },
    })
    .returning({ last: documentSeriesTable.last });
  return `CN-${year}-${String(series?.last ?? 0).padStart(6, "0")}`;
}

export interface CreditNote {
  readonly number: string;
  readonly cause: string;
  /** With tax, in thousandths. */
  readonly amount: number;
  readonly tax: number;
  readonly currency: string;
  readonly createdAt: Date;
  /** Parts of the order's tax rows, by their ids. Empty for orders from before tax was calculated. */
  readonly lines: readonly CreditLine[];
}

/** The oldest first. Callers have verified that the viewer may see the order. */
export async function listCreditNotes(client: Pick<Sql, "select">, orderId: string): Promise<readonly CreditNote[]> {
  const lines = sql<
    CreditLine[]
  >`(select coalesce(json_agg(json_build_object('id', order_tax_id, 'taxable', line.taxable, 'tax', line.tax)
      order by row.ordinal), '[]') from ${creditNoteLineTable} as line join ${orderTaxTable} as row on row.id = line.order_tax_id
      where line.credit_note_id = credit_note.id)`.as("lines");
  const rows = await client
    .select({ note: creditNoteTable, lines })
    .from(creditNoteTable)
    .where(eq(creditNoteTable.orderId, orderId))
    .orderBy(asc(creditNoteTable.createdAt), asc(creditNoteTable.number));
  return rows.map(({ note: { id: _id, orderId: _orderId, reason: _reason, ...note }, lines: own }) => ({
    ...note,
    lines: own,
  }));
}
