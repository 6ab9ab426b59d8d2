// Books what happened to a payment at its provider after it was paid: refunds made in the provider's dashboard, refunds that were
// completed or failed later, and disputes. Each movement is booked once, however often it is read.

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { lockOrder, recordEvent } from "#commerce/orders";
import { creditProviderMovement } from "./credit-notes.ts";
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
  await database.sql.transaction(async (tx) => {
    await lockOrder(tx, payment.orderId);
    const booked = await tx.select().from(refundTable).where(eq(refundTable.paymentId, payment.id));
    for (const refund of refunds) {
      const own = booked.find(({ id, reference }) => id === refund.refundId || reference === refund.reference);
      if (own) await updateRefund(tx, payment, own, refund, now());
      // A failed attempt that the shop did not request moved nothing.
      else if (refund.refundId === null && refund.state !== "failed") await addRefund(tx, payment, refund, now());
    }
    for (const dispute of disputes) await bookDispute(tx, payment, dispute, now());
  });
}

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
  const cause = `provider:${reference}`;
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

/** The provider withdraws a disputed amount at once, and returns it if the dispute is won. */
async function bookDispute(
  tx: Sql,
  { id: paymentId, orderId, provider }: PaymentRow,
  { reference, amount, currency, state, reason }: ProviderDispute,
  at: Date,
): Promise<void> {
  const [known] = await tx.select().from(disputeTable).where(eq(disputeTable.reference, reference));
  if (known?.state === state || (known && known.state !== "open")) return;
  const held = providerAccount(provider);
  const move = (from: string, to: string) => {
    const entries = [
      { account: to, amount, currency },
      { account: from, amount: -amount, currency },
    ];
    return enterLedger(tx, { orderId, cause: "dispute", entries, at });
  };
  if (!known) {
    const row = { reference, paymentId, orderId, provider, amount, currency, reason, state };
    await tx.insert(disputeTable).values({ ...row, createdAt: at, updatedAt: at });
    await move(held, "disputed");
  } else {
    await tx.update(disputeTable).set({ state, updatedAt: at }).where(eq(disputeTable.reference, reference));
  }
  if (state === "won") await move("disputed", held);
  if (state !== "lost") return;
  await move("disputed", "sales");
  // The buyer has the money back, so the tax is no longer owed.
  const note = { order: { id: orderId, currency }, amount, cause: `dispute:${reference}`, reason: "dispute lost", at };
  await creditProviderMovement(tx, note);
}
