// Books what happened to a payment at its provider after it was paid: refunds made in the provider's dashboard, refunds that were
// completed or failed later, and disputes. Each movement is booked once, however often it is read.

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { lockOrder, recordEvent } from "#commerce/orders";
import { creditProviderMovement, reverseCreditNote } from "./credit-notes.ts";
import { enterLedger, providerAccount } from "./ledger.ts";
import type { OrderServices } from "./order-services.ts";
import type { Movements, ProviderDispute, ProviderRefundState } from "./provider.ts";
import { disputeTable, type paymentTable, refundTable } from "./tables.ts";

type PaymentRow = typeof paymentTable.$inferSelect;
type RefundRow = typeof refundTable.$inferSelect;

/** Reads the movements of a paid payment at the provider, and books those that are new. */
export async function bookMovements(services: OrderServices, payment: PaymentRow): Promise<void> {
  const { database, provider, now } = services;
  if (payment.state !== "paid" || payment.reference === null || payment.provider !== provider.name) return;
  const { refunds, disputes }: Movements = await provider.findMovements(payment.reference);
  const failures: unknown[] = [];
  // One transaction each, so that one that cannot be booked does not block the others.
  const book = (movement: (tx: Sql) => Promise<void>) =>
    database.sql
      .transaction(async (tx) => {
        await lockOrder(tx, payment.orderId);
        await movement(tx);
      })
      .catch((error: unknown) => failures.push(error));
  for (const refund of refunds) await book((tx) => bookRefund(tx, payment, refund, now()));
  for (const dispute of disputes) await book((tx) => bookDispute(tx, payment, dispute, now()));
  if (failures.length > 0) {
    const subject = `${failures.length} movements of payment ${payment.id} could not be booked`;
    throw new AggregateError(failures, `${subject}: ${failures.map(String).join("; ")}`);
  }
}

async function bookRefund(tx: Sql, payment: PaymentRow, refund: ProviderRefundState, at: Date): Promise<void> {
  const booked = await tx.select().from(refundTable).where(eq(refundTable.paymentId, payment.id));
  const own = booked.find(({ id, reference }) => id === refund.refundId || reference === refund.reference);
  const isOfProvider = own ? own.cause === providerCause(refund) : refund.refundId === null;
  // A failed attempt that the shop did not request moved nothing.
  if (isOfProvider && refund.state === "failed") return own && undoRefund(tx, payment, own, at);
  if (own) return updateRefund(tx, payment, own, refund, at);
  if (isOfProvider) await addRefund(tx, payment, refund, at);
}

/** Cause of a refund that was made in the provider's dashboard. */
const providerCause = ({ reference }: Pick<ProviderRefundState, "reference">): string => `provider:${reference}`;

/** Entries of a completed refund; reversed, of one that failed after it was reported as done. */
export async function enterRefund(
  tx: Sql,
  { orderId, provider }: Pick<PaymentRow, "orderId" | "provider">,
  { amount, currency }: { readonly amount: number; readonly currency: string },
  at: Date,
): Promise<void> {
  const entries = [
    { account: "owed", amount, currency },
    { account: providerAccount(provider), amount: -amount, currency },
  ];
  await enterLedger(tx, { orderId, cause: "refund", entries, at });
}

async function updateRefund(
  tx: Sql,
  payment: PaymentRow,
  own: RefundRow,
  { state, reference, reason }: ProviderRefundState,
  at: Date,
): Promise<void> {
  // A refund that is due has a new id after a retry; the answer to its request decides.
  if (own.state === state || own.state === "due" || (own.state === "failed" && state !== "refunded")) return;
  if (state === "pending") return;
  const { orderId, amount, currency, cause } = own;
  const lastError = state === "failed" ? (reason ?? "failed at the provider") : null;
  await tx
    .update(refundTable)
    .set({ state, reference, lastError, dueAt: null, updatedAt: at })
    .where(eq(refundTable.id, own.id));
  if (state === "refunded") await enterRefund(tx, payment, { amount, currency }, at);
  if (state === "failed" && own.state === "refunded") await enterRefund(tx, payment, { amount: -amount, currency }, at);
  const kind = state === "refunded" ? "refunded" : "refund-failed";
  await recordEvent(tx, { orderId, kind, by: "shop", at, details: { amount, cause } });
}

async function addRefund(
  tx: Sql,
  payment: PaymentRow,
  { reference, amount, currency, state }: ProviderRefundState,
  at: Date,
): Promise<void> {
  const { orderId, id: paymentId } = payment;
  const cause = providerCause({ reference });
  await tx.insert(refundTable).values({
    id: randomUUID(),
    orderId,
    paymentId,
    amount,
    currency,
    reason: "refunded at the payment provider",
    cause,
    state,
    reference,
    dueAt: null,
    createdAt: at,
    updatedAt: at,
  });
  const entries = [
    { account: "sales", amount, currency },
    { account: "owed", amount: -amount, currency },
  ];
  await enterLedger(tx, { orderId, cause: "refund-due", entries, at });
  const reason = "refunded at the payment provider";
  await creditProviderMovement(tx, { order: { id: orderId, currency }, amount, cause, reason, at });
  if (state === "refunded") await enterRefund(tx, payment, { amount, currency }, at);
  const kind = state === "refunded" ? "refunded" : "refund-due";
  await recordEvent(tx, { orderId, kind, by: "merchant", at, details: { amount, cause } });
}

/**
 * A refund made at the provider that failed after it was booked. The shop did not decide on it, so nothing is owed: its entries and
 * credit note are reversed, and the row is deleted; the ledger and the order's history have both. The merchant may refund again.
 */
async function undoRefund(tx: Sql, payment: PaymentRow, own: RefundRow, at: Date): Promise<void> {
  const { id, orderId, amount, currency, cause, state } = own;
  if (state === "refunded") await enterRefund(tx, payment, { amount: -amount, currency }, at);
  const entries = [
    { account: "owed", amount, currency },
    { account: "sales", amount: -amount, currency },
  ];
  await enterLedger(tx, { orderId, cause: "refund-due", entries, at });
  await reverseCreditNote(tx, { orderId, cause, at });
  await tx.delete(refundTable).where(eq(refundTable.id, id));
  await recordEvent(tx, { orderId, kind: "refund-failed", by: "shop", at, details: { amount, cause } });
}

/** The provider withdraws a disputed amount at once, and returns it if the dispute is won. */
async function bookDispute(
  tx: Sql,
  { id: paymentId, orderId, provider }: PaymentRow,
  { reference, amount, currency, state, reason, dueAt }: ProviderDispute,
  at: Date,
): Promise<void> {
  const [known] = await tx.select().from(disputeTable).where(eq(disputeTable.reference, reference));
  if (known && known.state !== "open") return;
  if (known?.state === state) {
    if (known.dueAt?.getTime() === dueAt?.getTime()) return;
    await tx.update(disputeTable).set({ dueAt, updatedAt: at }).where(eq(disputeTable.reference, reference));
    return;
  }
  const held = providerAccount(provider);
  const move = (from: string, to: string) => {
    const entries = [
      { account: to, amount, currency },
      { account: from, amount: -amount, currency },
    ];
    return enterLedger(tx, { orderId, cause: "dispute", entries, at });
  };
  if (!known) {
    const row = { reference, paymentId, orderId, provider, amount, currency, reason, state, dueAt };
    await tx.insert(disputeTable).values({ ...row, createdAt: at, updatedAt: at });
    await move(held, "disputed");
  } else {
    await tx.update(disputeTable).set({ state, dueAt, updatedAt: at }).where(eq(disputeTable.reference, reference));
  }
  if (state === "won") await move("disputed", held);
  if (state !== "lost") return;
  await move("disputed", "sales");
  // The buyer has the money back, so the tax is no longer owed.
  const note = { order: { id: orderId, currency }, amount, cause: `dispute:${reference}`, reason: "dispute lost", at };
  await creditProviderMovement(tx, note);
}
