// Cancels the pieces that a part-sent order still lacks, so that it can be completed without them.

import { eq } from "drizzle-orm";
import {
  moveOrder,
  orderTable,
  paidFor,
  recordEvent,
  restCancelledMail,
  sentParcels,
  unsentLines,
  type Order,
  type ParcelLine,
} from "#commerce/orders";
import { namedByStaff, type OrderServices } from "#commerce/payments";
import { restock } from "#commerce/stock";
import type { CancelRestResult } from "./fulfilment.ts";
import { issueRefund, refundable, refundedFor } from "./refund.ts";
import { auditOrder, readOrder, sendMail, withOrder } from "./with-order.ts";

/**
 * Refunds and restocks all unsent pieces; the order is "delivered" once its parcels are. An order of which nothing was sent is
 * cancelled as a whole instead.
 */
export const cancelRest = (services: OrderServices, orderId: string): Promise<CancelRestResult> =>
  withOrder(services, orderId, async (tx, row, at): Promise<CancelRestResult> => {
    const order = await readOrder(tx, orderId);
    const rest = unsentLines(order);
    if (order.state !== "shipped" || rest.length === 0) return { kind: "not-now", state: order.state };
    const pieces = piecesOf(order, rest);
    const value = pieces.reduce((sum, { paid }) => sum + paid, 0);
    // Merchants refund a missing piece before they cancel it, here or at the provider. Those who refunded something else without naming it
    // can refund the difference.
    const refunded = await refundedFor(tx, order.id, (cause) => /^(merchant|provider):/.test(cause));
    const elsewhere = await namedByStaff(
      tx,
      order.id,
      pieces.map(({ lineId }) => lineId),
    );
    const before = Math.max(0, refunded - elsewhere);
    const refund = Math.max(0, Math.min(value - before, await refundable(tx, order)));
    await tx.update(orderTable).set({ hasUnsent: false }).where(eq(orderTable.id, orderId));
    await recordEvent(tx, { orderId, kind: "rest-cancelled", by: "merchant", at });
    const split = await issueRefund(tx, row, {
      amount: refund,
      cause: "cancel-rest",
      reason: "not sent",
      by: "merchant",
      lines: new Map(pieces.map(({ lineId, paid }) => [lineId, paid])),
      at,
    });
    await restock(
      tx,
      pieces.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }])),
    );
    const isDone = sentParcels(order).every(({ deliveredAt }) => deliveredAt !== null);
    const state = isDone ? "delivered" : order.state;
    await auditOrder(tx, row, { state, cancelled: rest, refund, currency: order.currency });
    if (isDone) {
      await moveOrder(tx, row, { to: "delivered", by: "merchant", at });
    }
    await sendMail(tx, services, orderId, (shop, changed) => restCancelledMail(shop, changed, split, services.origin));
    return { kind: "rest-cancelled", refund };
  });

/** The last pieces of their lines; returns give back the first ones. */
const piecesOf = ({ lines, currency }: Order, some: readonly ParcelLine[]) =>
  some.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const paid = paidFor(line, quantity, currency, line.quantity - quantity);
    return [{ lineId, variantId: line.variantId, paid, quantity }];
  });
