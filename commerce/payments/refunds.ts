// Money that goes back to where an order was paid from: promised in the transaction that decides it, carried out by a job,
// once. Gift cards get their part back elsewhere, at once.

import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { noteEvent } from "#commerce/orders";
import type { Buying } from "./buying.ts";
import { enterLedger, providerAccount } from "./ledger.ts";
import { paymentTable, refundTable } from "./tables.ts";

export interface RefundRequest {
  /** Locked by the transaction. */
  readonly order: { readonly id: string; readonly currency: string };
  /** Thousandths, more than nothing. */
  readonly amount: number;
  /** What it is for: "cancel", "return:<id>", "merchant:<id>". The same cause is refunded once. */
  readonly cause: string;
  /** For people. */
  readonly reason: string;
  /** Where the money is in the books: "owed" for a payment that bought nothing. */
  readonly from?: "sales" | "owed";
  readonly at: Date;
}

/**
 * Promises up to so much of what an order's payments brought, and says how much that is: the rest was paid by gift cards. Asked
 * again for the same cause, it promises nothing more and says the same.
 */
export async function requestRefund(
  tx: Sql,
  { order, amount, cause, reason, from = "sales", at }: RefundRequest,
): Promise<number> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to refund: ${amount}`);
  const refunds = await tx.select().from(refundTable).where(eq(refundTable.orderId, order.id));
  const same = refunds.filter((refund) => refund.cause === cause && refund.paymentId !== null);
  if (same.length > 0) return same.reduce((sum, refund) => sum + refund.amount, 0);
  const payments = await tx
    .select({ id: paymentTable.id, amount: paymentTable.amount })
    .from(paymentTable)
    .where(and(eq(paymentTable.orderId, order.id), eq(paymentTable.state, "paid")))
    .orderBy(asc(paymentTable.createdAt));
  let left = amount;
  for (const payment of payments) {
    const gone = refunds.reduce((sum, refund) => sum + (refund.paymentId === payment.id ? refund.amount : 0), 0);
    const part = Math.min(left, payment.amount - gone);
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
  const promised = amount - left;
  if (promised > 0 && from === "sales") {
    await enterLedger(tx, {
      orderId: order.id,
      cause: "refund-due",
      entries: [
        { account: "sales", amount: promised, currency: order.currency },
        { account: "owed", amount: -promised, currency: order.currency },
      ],
      at,
    });
  }
  if (promised > 0) {
    await noteEvent(tx, {
      orderId: order.id,
      kind: "refund-due",
      by: "shop",
      at,
      details: { amount: promised, reason },
    });
  }
  return promised;
}

const MINUTE_MS = 60_000;
/** How long whoever took a refund has it to itself. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH = 10;
/** Before each further try; the last one is repeated for ever, since the money is owed. */
const WAITS_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);

export interface CarriedOut {
  readonly refunded: number;
  /** Will be tried again. */
  readonly failed: number;
  /** The provider will never do it: somebody must look. */
  readonly refused: number;
}

/** Carries out the refunds that are due, one batch; several processes share the work, and the provider does each once. */
export async function carryOutRefunds({ database, provider, now, onError }: Buying): Promise<CarriedOut> {
  const done = { refunded: 0, failed: 0, refused: 0 };
  for (const refund of await takeDue(database.sql, provider.name, now())) {
    const { id, reference, amount, currency } = refund;
    try {
      const answer = await provider.refund({ id, reference, amount, currency });
      await database.sql.transaction((tx) => noteAnswer(tx, refund, answer, provider.name, now()));
      done[answer.kind] += 1;
      if (answer.kind === "refused") onError(new Error(`The refund ${id} was refused: ${answer.reason}`));
    } catch (error) {
      done.failed += 1;
      onError(new Error(`The refund ${id} was not carried out`, { cause: error }));
      const wait = WAITS_MS[Math.min(refund.attempts, WAITS_MS.length) - 1] ?? MINUTE_MS;
      await database.sql
        .update(refundTable)
        .set({ dueAt: after(now(), wait), lastError: error instanceof Error ? error.message : String(error) })
        .where(and(eq(refundTable.id, id), eq(refundTable.attempts, refund.attempts), eq(refundTable.state, "due")));
    }
  }
  return done;
}

type DueRefund = Awaited<ReturnType<typeof takeDue>>[number];

async function takeDue(client: Sql, provider: string, now: Date) {
  const due = client
    .select({ id: refundTable.id })
    .from(refundTable)
    .innerJoin(paymentTable, and(eq(paymentTable.id, refundTable.paymentId), eq(paymentTable.provider, provider)))
    .where(and(lte(refundTable.dueAt, now), eq(refundTable.state, "due")))
    .orderBy(asc(refundTable.dueAt))
    .limit(BATCH)
    .for("update", { of: refundTable, skipLocked: true });
  const taken = await client
    .update(refundTable)
    .set({ dueAt: after(now, LEASE_MS), attempts: sql`${refundTable.attempts} + 1` })
    .where(inArray(refundTable.id, due))
    .returning();
  if (taken.length === 0) return [];
  const ids = [...new Set(taken.map(({ paymentId }) => paymentId ?? ""))];
  const payments = await client
    .select({ id: paymentTable.id, reference: paymentTable.reference })
    .from(paymentTable)
    .where(inArray(paymentTable.id, ids));
  const references = new Map(payments.map(({ id, reference }) => [id, reference]));
  return taken.map((refund) => ({ ...refund, reference: references.get(refund.paymentId ?? "") ?? "" }));
}

async function noteAnswer(
  tx: Sql,
  { id, orderId, amount, currency }: DueRefund,
  answer: Awaited<ReturnType<Buying["provider"]["refund"]>>,
  provider: string,
  at: Date,
): Promise<void> {
  const isDone = answer.kind === "refunded";
  const [first] = await tx
    .update(refundTable)
    .set({
      state: isDone ? "refunded" : "failed",
      dueAt: null,
      updatedAt: at,
      ...(isDone ? { reference: answer.reference } : { lastError: answer.reason }),
    })
    .where(and(eq(refundTable.id, id), ne(refundTable.state, "refunded")))
    .returning({ id: refundTable.id });
  // Somebody else was told the same.
  if (!first) return;
  if (isDone) {
    await enterLedger(tx, {
      orderId,
      cause: "refund",
      entries: [
        { account: "owed", amount, currency },
        { account: providerAccount(provider), amount: -amount, currency },
      ],
      at,
    });
  }
  await noteEvent(tx, { orderId, kind: isDone ? "refunded" : "refund-failed", by: "shop", at, details: { amount } });
}

/**
 * Makes the refunds of an order due again that the provider refused, and says how much that is. Each gets another id: under
 * the old one the provider would repeat its answer.
 */
export async function renewRefunds(tx: Sql, orderId: string, at: Date): Promise<number> {
  const again = await tx
    .update(refundTable)
    .set({ id: sql`gen_random_uuid()`, state: "due", dueAt: at, attempts: 0, updatedAt: at })
    .where(and(eq(refundTable.orderId, orderId), eq(refundTable.state, "failed")))
    .returning({ amount: refundTable.amount });
  const amount = again.reduce((sum, refund) => sum + refund.amount, 0);
  if (amount > 0) await noteEvent(tx, { orderId, kind: "refund-due", by: "merchant", at, details: { amount } });
  return amount;
}

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
