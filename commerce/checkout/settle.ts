// Applies an answer of the payment provider exactly once, however often it arrives.

import { eq } from "drizzle-orm";
import type { PaymentMethod } from "#catalogue";
import { prefixPath } from "#catalogue";
import type { Sql } from "#commerce/database";
import { releaseHolds } from "#commerce/gift-cards";
import { lockOrder, moveOrder, orderTable, type OrderRow } from "#commerce/orders";
import {
  paymentTable,
  type OrderServices,
  type PaymentFailure,
  type ProviderAnswer,
  type StartedPayment,
} from "#commerce/payments";
import { releaseUses } from "#commerce/promotions";
import { extendedHold, extendHolds, releaseStock } from "#commerce/stock";
import { cartTable } from "../cart/tables.ts";
import { completeOrder, refundPayment } from "./complete.ts";
import { expressTermsOf, withBuyer } from "./express.ts";

type PaymentRow = typeof paymentTable.$inferSelect;

/** An order and its payment after settling. */
export interface Settled {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

/** A payment in the form that providers take. */
export const startedPayment = (order: OrderRow, payment: PaymentRow, origin: string): StartedPayment => ({
  id: payment.id,
  reference: payment.reference,
  method: payment.method as PaymentMethod,
  amount: payment.amount,
  currency: payment.currency,
  orderId: order.id,
  orderNumber: order.number,
  email: order.email,
  billing: order.billing,
  express: expressTermsOf(order),
  language: order.language,
  returnUrl: new URL(prefixPath(order.marketCode, `/callbackSuccess?order=${order.id}`), origin).href,
  createdAt: payment.createdAt,
  expiresAt: order.expiresAt ?? payment.createdAt,
});

export async function readPayment(client: Pick<Sql, "select">, paymentId: string): Promise<Settled | undefined> {
  const [row] = await client
    .select({ order: orderTable, payment: paymentTable })
    .from(paymentTable)
    .innerJoin(orderTable, eq(orderTable.id, paymentTable.orderId))
    .where(eq(paymentTable.id, paymentId));
  return row;
}

export async function settle(services: OrderServices, paymentId: string, answer: ProviderAnswer): Promise<Settled> {
  const settled = await services.database.sql.transaction((tx) => settleIn(tx, services, paymentId, answer));
  const { order, payment } = settled.now;
  if (settled.hasChanged) {
    const isPaid = payment.state === "paid";
    services.onSettled(isPaid ? (order.placedAt ? "placed" : "given-back") : payment.failure ? "failed" : "expired");
    services.onMail();
    services.onStockChanged();
    services.onWork();
  }
  return settled.now;
}

async function settleIn(
  tx: Sql,
  services: OrderServices,
  paymentId: string,
  answer: ProviderAnswer,
): Promise<{ readonly now: Settled; readonly hasChanged: boolean }> {
  const before = await readPayment(tx, paymentId);
  if (!before) throw new Error(`Payment ${paymentId} not found`);
  // All transactions lock the cart before the order, to prevent deadlocks.
  await lockCurrentCart(tx, before.order);
  const order = await lockOrder(tx, before.order.id);
  const payment = (await readPayment(tx, paymentId))?.payment;
  if (!order || !payment) throw new Error(`Payment ${paymentId} has no order`);
  const hasChanged = await applyAnswer(tx, services, { order, payment }, answer);
  return { now: (await readPayment(tx, paymentId)) ?? before, hasChanged };
}

/** Locks the order's cart, and again if a sign-in moved the order to the account's cart meanwhile. */
async function lockCurrentCart(tx: Sql, { id, cartId }: Pick<OrderRow, "id" | "cartId">): Promise<void> {
  await tx.select({ id: cartTable.id }).from(cartTable).where(eq(cartTable.id, cartId)).for("update");
  const [now] = await tx.select({ cartId: orderTable.cartId }).from(orderTable).where(eq(orderTable.id, id));
  if (now && now.cartId !== cartId) await lockCurrentCart(tx, { id, cartId: now.cartId });
}

/** Returns true if anything other than the provider's step changed. */
async function applyAnswer(
  tx: Sql,
  services: OrderServices,
  { order, payment }: Settled,
  answer: ProviderAnswer,
): Promise<boolean> {
  const isOpen = payment.state === "created" || payment.state === "pending";
  const at = services.now();
  const update = (values: Partial<PaymentRow>) =>
    tx
      .update(paymentTable)
      .set({ ...values, updatedAt: at })
      .where(eq(paymentTable.id, payment.id));
  if (answer.kind === "unknown" || payment.state === "paid") return false;
  const { reference } = answer;
  if (answer.kind === "paid") {
    if (answer.amount !== payment.amount || answer.currency !== payment.currency) {
      const paid = `${answer.amount} ${answer.currency}`;
      throw new Error(`Payment ${payment.id} is for ${payment.amount} ${payment.currency}, but ${paid} was paid`);
    }
    await update({ state: "paid", reference, failure: null, step: null, dueAt: null });
    const bought = await withBuyer(tx, order, answer.buyer);
    const { provider, amount } = payment;
    const paidBy = { method: payment.method as PaymentMethod, payment: { provider, amount } };
    if (!bought) {
      // There is no address to send the goods to, and another attempt would get the same answer.
      services.onError(new Error(`Order ${order.number} is paid, but the wallet gave no address. It is refunded.`));
      await refundPayment(tx, order, { ...paidBy.payment, reason: "no-address" }, services);
      return true;
    }
    const isPlaced =
      bought.state === "awaiting-payment" && (await completeOrder(tx, bought, paidBy, services)) === "placed";
    if (!isPlaced) await refundPayment(tx, bought, { ...paidBy.payment, reason: "sold-out" }, services);
    return true;
  }
  if (!isOpen) return false;
  if (answer.kind === "pending") {
    await update({ state: "pending", reference, step: answer.step });
    if (answer.isUnderWay) await extendHold(tx, order, at);
    return false;
  }
  const failure: PaymentFailure | null = answer.kind === "failed" ? answer.reason : null;
  await update({ state: answer.kind, reference, failure, step: null, dueAt: null });
  if (order.state !== "awaiting-payment") return true;
  await releaseStock(tx, order.id, at);
  await releaseHolds(tx, order.id);
  await releaseUses(tx, order.id, at);
  await moveOrder(tx, order, {
    to: failure === null ? "cancelled" : "payment-failed",
    by: "shop",
    at,
    details: { reason: failure ?? "expired" },
    set: { expiresAt: null },
  });
  return true;
}

async function extendHold(tx: Sql, order: OrderRow, at: Date): Promise<void> {
  const expiresAt = extendedHold(order, at);
  if (expiresAt === undefined) return;
  await tx.update(orderTable).set({ expiresAt }).where(eq(orderTable.id, order.id));
  await extendHolds(tx, order.id, expiresAt);
}
