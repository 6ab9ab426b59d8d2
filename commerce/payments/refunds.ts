// Refunds to the payments of an order: recorded in the transaction that decides on them and sent to the provider by a job,
// exactly once. Refunds to gift cards happen elsewhere, immediately.

import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { isPicked, type Sql } from "#commerce/database";
import { recordEvent, type OrderActor } from "#commerce/orders";
import type { OrderServices } from "./order-services.ts";
import { enterLedger } from "./ledger.ts";
import { bookMovements, enterRefund } from "./movements.ts";
import { disputeTable, paymentTable, refundTable } from "./tables.ts";

export interface RefundRequest {
  /** The caller's transaction holds its lock. */
  readonly order: { readonly id: string; readonly currency: string };
  /** Thousandths, positive. */
  readonly amount: number;
  /** "cancel", "cancel-rest", "return:<id>" or "merchant:<id>". Each cause is refunded once. */
  readonly cause: string;
  /** Shown to the merchant. */
  readonly reason: string;
  /** Who decided on it. */
  readonly by: OrderActor;
  /** Ledger account to debit: "owed" if the payment arrived too late to buy anything. */
  readonly from?: "sales" | "owed";
  readonly at: Date;
}

/**
 * Schedules a refund of up to this amount to the order's payments and returns the scheduled amount; gift cards paid the rest.
 * Idempotent for each cause.
 */
export async function requestRefund(
  tx: Sql,
  { order, amount, cause, reason, by, from = "sales", at }: RefundRequest,
): Promise<number> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`Invalid refund amount: ${amount}`);
  const refunds = await tx.select().from(refundTable).where(eq(refundTable.orderId, order.id));
  const scheduled = refunds.filter((refund) => refund.cause === cause && refund.paymentId !== null);
  if (scheduled.length > 0) return scheduled.reduce((sum, refund) => sum + refund.amount, 0);
  const payments = await tx
    .select({ id: paymentTable.id, amount: paymentTable.amount })
    .from(paymentTable)
    .where(and(eq(paymentTable.orderId, order.id), eq(paymentTable.state, "paid")))
    .orderBy(asc(paymentTable.createdAt));
  // The provider has withdrawn disputed amounts, and returns them only if the dispute is won.
  const disputes = await tx
    .select()
    .from(disputeTable)
    .where(and(eq(disputeTable.orderId, order.id), ne(disputeTable.state, "won")));
  let left = amount;
  for (const payment of payments) {
    const gone = [...refunds, ...disputes].filter(({ paymentId }) => paymentId === payment.id);
    const part = Math.min(
      left,
      gone.reduce((rest, movement) => rest - movement.amount, payment.amount),
    );
    if (part <= 0) continue;
    left -= part;
    await tx.insert(refundTable).values({
      id: randomUUID(),
      orderId: order.id,
      paymentId: payment.id,
      amount: part,
      currency: order.currency,
      reason,
      cause,
      state: "due",
      dueAt: at,
      createdAt: at,
      updatedAt: at,
    });
  }
  const total = amount - left;
  if (total > 0 && from === "sales") {
    await enterLedger(tx, {
      orderId: order.id,
      cause: "refund-due",
      entries: [
        { account: "sales", amount: total, currency: order.currency },
        { account: "owed", amount: -total, currency: order.currency },
      ],
      at,
    });
  }
  if (total > 0) {
    await recordEvent(tx, {
      orderId: order.id,
      kind: "refund-due",
      by,
      at,
      details: { amount: total, reason, cause },
    });
  }
  return total;
}

const MINUTE_MS = 60_000;
/** Other workers skip a claimed refund for this long. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH = 10;
/** Interval between checks of a pending refund. Banks take days. */
const PENDING_CHECK_MS = 6 * 60 * MINUTE_MS;
/** Backoff before each retry. The last delay repeats forever, because the money is owed. */
const BACKOFF_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);

export interface RefundCounts {
  readonly refunded: number;
  /** Accepted by the provider, but not completed yet. */
  readonly pending: number;
  /** Will be retried. */
  readonly failed: number;
  /** Refused by the provider; needs the merchant's attention. */
  readonly refused: number;
}

/** Sends one batch of due refunds to the provider. Safe to run in several processes at once. What is left when `closing` aborts is due after its lease. */
export async function processRefunds(services: OrderServices, closing?: AbortSignal): Promise<RefundCounts> {
  const { database, provider, now, onError } = services;
  const counts = { refunded: 0, pending: 0, failed: 0, refused: 0 };
  for (const refund of await claimDue(database.sql, provider.name, now())) {
    if (closing?.aborted) return counts;
    const { id, reference, amount, currency } = refund;
    try {
      const answer = await provider.refund({ id, reference, amount, currency });
      await database.sql.transaction((tx) => recordAnswer(tx, refund, answer, provider.name, now()));
      counts[answer.kind] += 1;
      if (answer.kind === "refused") onError(new Error(`Refund ${id} was refused: ${answer.reason}`));
    } catch (error) {
      counts.failed += 1;
      onError(new Error(`Refund ${id} failed`, { cause: error }));
      const wait = BACKOFF_MS[Math.min(refund.attempts, BACKOFF_MS.length) - 1] ?? MINUTE_MS;
      await database.sql
        .update(refundTable)
        .set({ dueAt: after(now(), wait), lastError: error instanceof Error ? error.message : String(error) })
        .where(and(eq(refundTable.id, id), eq(refundTable.attempts, refund.attempts), eq(refundTable.state, "due")));
    }
  }
  await followPending(services, closing);
  return counts;
}

/** Asks for the state of pending refunds from time to time, in case their webhook is lost. */
async function followPending(services: OrderServices, closing?: AbortSignal): Promise<void> {
  const { database, provider, now, onError } = services;
  const isDue = and(lte(refundTable.dueAt, now()), eq(refundTable.state, "pending"));
  const due = await database.sql
    .update(refundTable)
    .set({ dueAt: after(now(), PENDING_CHECK_MS) })
    .where(isDue)
    .returning({ paymentId: refundTable.paymentId });
  const ids = [...new Set(due.flatMap(({ paymentId }) => paymentId ?? []))];
  if (ids.length === 0) return;
  const isOwn = and(inArray(paymentTable.id, ids), eq(paymentTable.provider, provider.name));
  for (const payment of await database.sql.select().from(paymentTable).where(isOwn)) {
    if (closing?.aborted) return;
    await bookMovements(services, payment).catch((error: unknown) =>
      onError(new Error(`The pending refunds of payment ${payment.id} could not be checked`, { cause: error })),
    );
  }
}

type DueRefund = Awaited<ReturnType<typeof claimDue>>[number];

async function claimDue(client: Sql, provider: string, now: Date) {
  const due = client
    .select({ id: refundTable.id })
    .from(refundTable)
    .innerJoin(paymentTable, and(eq(paymentTable.id, refundTable.paymentId), eq(paymentTable.provider, provider)))
    .where(and(lte(refundTable.dueAt, now), eq(refundTable.state, "due")))
    .orderBy(asc(refundTable.dueAt))
    .limit(BATCH)
    .for("update", { of: refundTable, skipLocked: true });
  const claimed = await client
    .update(refundTable)
    .set({ dueAt: after(now, LEASE_MS), attempts: sql`${refundTable.attempts} + 1` })
    .where(isPicked(refundTable.id, due))
    .returning();
  if (claimed.length === 0) return [];
  const ids = [...new Set(claimed.map(({ paymentId }) => paymentId ?? ""))];
  const payments = await client
    .select({ id: paymentTable.id, reference: paymentTable.reference })
    .from(paymentTable)
    .where(inArray(paymentTable.id, ids));
  const references = new Map(payments.map(({ id, reference }) => [id, reference]));
  return claimed.map((refund) => ({ ...refund, reference: references.get(refund.paymentId ?? "") ?? "" }));
}

async function recordAnswer(
  tx: Sql,
  { id, orderId, amount, currency, cause }: DueRefund,
  answer: Awaited<ReturnType<OrderServices["provider"]["refund"]>>,
  provider: string,
  at: Date,
): Promise<void> {
  const isDone = answer.kind === "refunded";
  const isPending = answer.kind === "pending";
  const [first] = await tx
    .update(refundTable)
    .set({
      state: answer.kind === "refused" ? "failed" : answer.kind,
      dueAt: isPending ? after(at, PENDING_CHECK_MS) : null,
      updatedAt: at,
      ...(answer.kind === "refused" ? { lastError: answer.reason } : { reference: answer.reference }),
    })
    // A process whose request outlived its lease answers too. Only a completed refund is news about one that has an answer.
    .where(and(eq(refundTable.id, id), isDone ? ne(refundTable.state, "refunded") : eq(refundTable.state, "due")))
    .returning({ id: refundTable.id });
  // Another process recorded it first.
  if (!first || isPending) return;
  if (isDone) await enterRefund(tx, { orderId, provider }, { amount, currency }, at);
  const kind = isDone ? "refunded" : "refund-failed";
  await recordEvent(tx, { orderId, kind, by: "shop", at, details: { amount, cause } });
}

/**
 * Schedules the order's refused refunds again and returns their total. Each gets a new id, because the provider would repeat its
 * answer for the old one.
 */
export async function rescheduleRefunds(tx: Sql, orderId: string, at: Date): Promise<number> {
  const due = await tx
    .update(refundTable)
    .set({ id: sql`gen_random_uuid()`, state: "due", dueAt: at, attempts: 0, updatedAt: at })
    .where(and(eq(refundTable.orderId, orderId), eq(refundTable.state, "failed")))
    .returning({ amount: refundTable.amount, cause: refundTable.cause });
  for (const { amount, cause } of due) {
    await recordEvent(tx, { orderId, kind: "refund-due", by: "merchant", at, details: { amount, cause } });
  }
  return due.reduce((sum, { amount }) => sum + amount, 0);
}

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
