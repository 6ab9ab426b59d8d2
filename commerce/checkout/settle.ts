// What a provider says of a payment, carried out: once, whichever way and however often it is heard.

import { eq } from "drizzle-orm";
import type { PaymentMethod } from "#catalogue";
import { prefixPath } from "#catalogue";
import type { Sql } from "#commerce/database";
import { releaseHolds } from "#commerce/gift-cards";
import { lockOrder, moveOrder, orderTable, type OrderRow } from "#commerce/orders";
import {
  paymentTable,
  type Buying,
  type PaymentFailure,
  type ProviderAnswer,
  type StartedPayment,
} from "#commerce/payments";
import { releaseStock } from "#commerce/stock";
import { cartTable } from "../cart/tables.ts";
import { completeOrder, giveBackPayment } from "./complete.ts";

export type PaymentRow = typeof paymentTable.$inferSelect;

/** An order and its payment as they stand after it. */
export interface Settled {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

/** A payment as its provider is asked about it. */
export const startedOf = (order: OrderRow, payment: PaymentRow, origin: string): StartedPayment => ({
  id: payment.id,
  reference: payment.reference,
  method: payment.method as PaymentMethod,
  amount: payment.amount,
  currency: payment.currency,
  orderId: order.id,
  orderNumber: order.number,
  email: order.email,
  billing: order.billing,
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

export async function settle(buying: Buying, paymentId: string, answer: ProviderAnswer): Promise<Settled> {
  const settled = await buying.database.sql.transaction((tx) => settleIn(tx, buying, paymentId, answer));
  const { order, payment } = settled.now;
  if (settled.hasChanged) {
    const isPaid = payment.state === "paid";
    buying.onSettled(isPaid ? (order.placedAt ? "placed" : "given-back") : payment.failure ? "failed" : "expired");
    buying.onMail();
    buying.onStockChanged();
    buying.onWork();
  }
  return settled.now;
}

async function settleIn(
  tx: Sql,
  buying: Buying,
  paymentId: string,
  answer: ProviderAnswer,
): Promise<{ readonly now: Settled; readonly hasChanged: boolean }> {
  const before = await readPayment(tx, paymentId);
  if (!before) throw new Error(`There is no payment ${paymentId}`);
  // The bag, then the order: the order in which everybody locks.
  await lockBag(tx, before.order);
  const order = await lockOrder(tx, before.order.id);
  const payment = (await readPayment(tx, paymentId))?.payment;
  if (!order || !payment) throw new Error(`The payment ${paymentId} has lost its order`);
  const hasChanged = await carryOut(tx, buying, { order, payment }, answer);
  return { now: (await readPayment(tx, paymentId)) ?? before, hasChanged };
}

/** Locks the bag that an order is of now: the account's, where the shopper signs in meanwhile, which moves it once. */
async function lockBag(tx: Sql, { id, cartId }: Pick<OrderRow, "id" | "cartId">): Promise<void> {
  await tx.select({ id: cartTable.id }).from(cartTable).where(eq(cartTable.id, cartId)).for("update");
  const [now] = await tx.select({ cartId: orderTable.cartId }).from(orderTable).where(eq(orderTable.id, id));
  if (now && now.cartId !== cartId) await lockBag(tx, { id, cartId: now.cartId });
}

/** Whether anything but the provider's step changed. */
async function carryOut(
  tx: Sql,
  buying: Buying,
  { order, payment }: Settled,
  answer: ProviderAnswer,
): Promise<boolean> {
  const isOpen = payment.state === "created" || payment.state === "pending";
  const at = buying.now();
  const note = (values: Partial<PaymentRow>) =>
    tx
      .update(paymentTable)
      .set({ ...values, updatedAt: at })
      .where(eq(paymentTable.id, payment.id));
  if (answer.kind === "unknown" || payment.state === "paid") return false;
  const { reference } = answer;
  if (answer.kind === "paid") {
    if (answer.amount !== payment.amount || answer.currency !== payment.currency) {
      const took = `${answer.amount} ${answer.currency}`;
      throw new Error(`The payment ${payment.id} is of ${payment.amount} ${payment.currency}, and ${took} was taken`);
    }
    await note({ state: "paid", reference, failure: null, step: null, dueAt: null });
    const { provider, amount } = payment;
    const paidBy = { method: payment.method as PaymentMethod, payment: { provider, amount } };
    const isPlaced =
      order.state === "awaiting-payment" && (await completeOrder(tx, order, paidBy, buying)) === "placed";
    if (!isPlaced) await giveBackPayment(tx, order, paidBy.payment, buying);
    return true;
  }
  if (!isOpen) return false;
  if (answer.kind === "pending") {
    await note({ state: "pending", reference, step: answer.step });
    return false;
  }
  const failure: PaymentFailure | null = answer.kind === "failed" ? answer.reason : null;
  await note({ state: answer.kind, reference, failure, step: null, dueAt: null });
  if (order.state !== "awaiting-payment") return true;
  await releaseStock(tx, order.id);
  await releaseHolds(tx, order.id);
  await moveOrder(tx, order, {
    to: failure === null ? "cancelled" : "payment-failed",
    by: "shop",
    at,
    details: { reason: failure ?? "expired" },
    set: { expiresAt: null },
  });
  return true;
}
