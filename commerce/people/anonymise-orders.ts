// Removes persons from orders. Amounts, goods and the country stay, because books and taxes depend on them.

import { randomUUID } from "node:crypto";
import { and, inArray, isNotNull, like, sql, type SQL } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { forgetClients } from "#commerce/analytics";
import { eventTable } from "../events/tables.ts";
import { giftCardTable } from "../gift-cards/tables.ts";
import { indexOrders } from "../orders/find-orders.ts";
import {
  orderEventTable,
  orderLineTable,
  orderNoteTable,
  orderTable,
  orderTokenTable,
  parcelTable,
} from "../orders/tables.ts";
import { creditNoteTable, paymentTable, refundTable, testChargeTable } from "../payments/tables.ts";
import { promotionUseTable } from "../promotions/tables.ts";
import { returnLineTable, returnTable } from "../returns/tables.ts";
import { reservationTable } from "../stock/tables.ts";

interface Anonymising {
  /** True while the law demands the name and address on the invoice. */
  readonly keepsBilling: boolean;
  readonly now: Date;
}

const NO_GIFT = JSON.stringify({ recipientName: "", recipientEmail: "", senderName: "", message: "" });

/** In a transaction. Returns the number of orders. */
export async function anonymiseOrders(
  tx: Sql,
  where: SQL | undefined,
  { keepsBilling, now }: Anonymising,
): Promise<number> {
  const changed = await tx
    .update(orderTable)
    .set({
      accountId: null,
      email: "",
      phone: null,
      // Opens nothing any more.
      tokenHash: `erased ${randomUUID()}`,
      delivery: withoutPerson(orderTable.delivery),
      ...(!keepsBilling && { billing: withoutPerson(orderTable.billing) }),
      giftOptions: null,
      tracking: null,
      erasedAt: now,
    })
    .where(where)
    .returning({ id: orderTable.id });
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Free texts may name the buyer.
  await tx.delete(orderNoteTable).where(inArray(orderNoteTable.orderId, ids));
  await tx.delete(orderTokenTable).where(inArray(orderTokenTable.orderId, ids));
  await tx.update(parcelTable).set({ tracking: null, trackingUrl: null }).where(inArray(parcelTable.orderId, ids));
  await anonymiseHistory(tx, ids);
  await tx
    .update(eventTable)
    .set({ data: sql`${eventTable.data} - 'tracking'` })
    .where(inArray(eventTable.subject, ids));
  await tx.update(reservationTable).set({ network: null }).where(inArray(reservationTable.orderId, ids));
  await tx.update(promotionUseTable).set({ customer: null }).where(inArray(promotionUseTable.orderId, ids));
  await indexOrders(tx, ids);
  await anonymiseGifts(tx, ids);
  await anonymiseReturns(tx, ids);
  await anonymisePayments(tx, ids);
  await forgetClients(tx, ids);
  return ids.length;
}

/** Removes tracking numbers, and reasons that staff wrote; those of cancelled orders and failed payments are codes. */
async function anonymiseHistory(tx: Sql, orders: readonly string[]): Promise<void> {
  const { orderId, kind, details } = orderEventTable;
  await tx
    .update(orderEventTable)
    .set({ details: sql`${details} - 'tracking' - 'reason'` })
    .where(and(inArray(orderId, [...orders]), inArray(kind, ["shipped", "refund-due", "return-refused"])));
  const ofStaff = "merchant:%";
  await tx
    .update(refundTable)
    .set({ reason: "" })
    .where(and(inArray(refundTable.orderId, [...orders]), like(refundTable.cause, ofStaff)));
  await tx
    .update(creditNoteTable)
    .set({ reason: "" })
    .where(and(inArray(creditNoteTable.orderId, [...orders]), like(creditNoteTable.cause, ofStaff)));
}

/** The recipient is someone else, who may still need the card; a card is sent before its order is anonymised. */
async function anonymiseGifts(tx: Sql, orders: readonly string[]): Promise<void> {
  const lines = tx
    .select({ id: orderLineTable.id })
    .from(orderLineTable)
    .where(inArray(orderLineTable.orderId, [...orders]));
  await tx.update(giftCardTable).set({ senderName: "", message: "" }).where(inArray(giftCardTable.orderLineId, lines));
  await tx
    .update(orderLineTable)
    .set({ gift: sql`${orderLineTable.gift} || ${NO_GIFT}::jsonb` })
    .where(and(inArray(orderLineTable.orderId, [...orders]), isNotNull(orderLineTable.gift)));
}

async function anonymiseReturns(tx: Sql, orders: readonly string[]): Promise<void> {
  const returns = tx
    .select({ id: returnTable.id })
    .from(returnTable)
    .where(inArray(returnTable.orderId, [...orders]));
  await tx.update(returnLineTable).set({ note: "" }).where(inArray(returnLineTable.returnId, returns));
  await tx
    .update(returnTable)
    .set({ tokenHash: sql`'erased ' || gen_random_uuid()` })
    .where(inArray(returnTable.orderId, [...orders]));
}

async function anonymisePayments(tx: Sql, orders: readonly string[]): Promise<void> {
  await tx
    .update(paymentTable)
    .set({ step: null })
    .where(inArray(paymentTable.orderId, [...orders]));
  const payments = tx
    .select({ id: sql`${paymentTable.id}::text` })
    .from(paymentTable)
    .where(inArray(paymentTable.orderId, [...orders]));
  await tx.update(testChargeTable).set({ details: {} }).where(inArray(testChargeTable.paymentId, payments));
}

/** The address with its country and region alone. */
const withoutPerson = (address: typeof orderTable.delivery | typeof orderTable.billing) =>
  sql`case when ${address} is null then null else (
    select jsonb_object_agg(key, case when key in ('country', 'region') then value else '""'::jsonb end)
    from jsonb_each(${address})) end`;
