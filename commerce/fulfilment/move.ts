// Moves a placed order on: sends it, delivers it, calls it off, gives money back. Each locks the order, so that of a cancel and a
// ship at the same time one finds the other done.

import { isUuid, type Sql } from "#commerce/database";
import { cancelCardsOf } from "#commerce/gift-cards";
import { enqueueMail, type Letter } from "#commerce/mail";
import {
  canBecome,
  cancelledLetter,
  findAnyOrder,
  findOrder,
  lockOrder,
  moveOrder,
  refundedLetter,
  shippedLetter,
  type Order,
  type OrderActor,
  type OrderRow,
  type OrderViewer,
} from "#commerce/orders";
import { rescheduleRefunds, type Buying } from "#commerce/payments";
import { unclaimStock } from "#commerce/stock";
import type { CancelResult, DeliverResult, NoOrder, RefundResult, RetryResult, ShipResult } from "./fulfilment.ts";
import { giveBack, givenBack, refundable } from "./give-back.ts";

export const LONGEST_TRACKING = 100;

export const shipOrder = (buying: Buying, orderId: string, tracking?: string): Promise<ShipResult> =>
  withOrder(buying, orderId, async (tx, order, at) => {
    if (!canBecome(order.state, "shipped")) return { kind: "not-now", state: order.state };
    const number = tracking?.trim().slice(0, LONGEST_TRACKING) || null;
    const details = number === null ? {} : { tracking: number };
    await moveOrder(tx, order, { to: "shipped", by: "merchant", at, details, set: { tracking: number } });
    await write(tx, buying, order.id, (sent) => shippedLetter(sent, buying.origin));
    return { kind: "shipped" };
  });

export const deliverOrder = (buying: Buying, orderId: string): Promise<DeliverResult> =>
  withOrder(buying, orderId, async (tx, order, at) => {
    if (!canBecome(order.state, "delivered")) return { kind: "not-now", state: order.state };
    await moveOrder(tx, order, { to: "delivered", by: "merchant", at });
    return { kind: "delivered" };
  });

/** Whether its shopper may still call it off. */
export const canCancel = ({ state, lines }: Pick<Order, "state" | "lines">): boolean =>
  state === "placed" && lines.every(({ gift }) => gift === null);

/** By the merchant, or by a shopper who may see the order: what was paid goes back, what was bought is on sale again. */
export async function cancelOrder(
  buying: Buying,
  orderId: string,
  by: "merchant" | OrderViewer,
): Promise<CancelResult> {
  if (by !== "merchant") {
    const seen = await findOrder(buying.database, orderId, by);
    if (!seen) return { kind: "no-such-order" };
    // A card's mail may be on its way already: the merchant decides.
    if (seen.state === "placed" && !canCancel(seen)) return { kind: "has-gift-cards" };
  }
  const actor: OrderActor = by === "merchant" ? "merchant" : "shopper";
  return withOrder(buying, orderId, async (tx, order, at) => {
    // One that awaits its payment is ended at its provider, see abandonOrder.
    if (order.state !== "placed") return { kind: "not-now", state: order.state };
    const of = { orderId: order.id, currency: order.currency, cause: "cancel", at };
    if ((await cancelCardsOf(tx, of)).kind === "in-use") return { kind: "has-gift-cards" };
    const refund = await refundable(tx, order);
    await giveBack(tx, order, { amount: refund, cause: "cancel", reason: "cancelled", at });
    await unclaimStock(tx, order.id);
    await moveOrder(tx, order, { to: "cancelled", by: actor, at, details: { reason: "cancelled" } });
    await write(tx, buying, order.id, (cancelled) => cancelledLetter(cancelled, refund, undefined, buying.origin));
    return { kind: "cancelled", refund };
  });
}

export interface RefundWish {
  /** Made up by who asks, for one intention: asked again with it, nothing more is given back. */
  readonly key: string;
  /** Thousandths, or all that is left of what was paid. */
  readonly amount: number | "all";
  readonly reason?: string | undefined;
}

/** Money back without anything else. */
export const refundOrder = (
  buying: Buying,
  orderId: string,
  { key, amount, reason = "refund" }: RefundWish,
): Promise<RefundResult> =>
  withOrder(buying, orderId, async (tx, order, at): Promise<RefundResult> => {
    if (order.placedAt === null) return { kind: "not-now", state: order.state };
    const cause = `merchant:${key}`;
    const before = await givenBack(tx, order.id, cause);
    if (before > 0) return { kind: amount === "all" || amount === before ? "refunded" : "key-used", amount: before };
    const most = await refundable(tx, order);
    const wanted = amount === "all" ? most : amount;
    if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > most) return { kind: "bad-amount", most };
    await giveBack(tx, order, { amount: wanted, cause, reason, at });
    await write(tx, buying, order.id, (refunded) => refundedLetter(refunded, wanted, buying.origin));
    return { kind: "refunded", amount: wanted };
  });

/** Tries the refunds again that the provider refused: after somebody has looked why. */
export const retryRefunds = (buying: Buying, orderId: string): Promise<RetryResult> =>
  withOrder(buying, orderId, async (tx, order, at): Promise<RetryResult> => {
    const amount = await rescheduleRefunds(tx, order.id, at);
    return amount > 0 ? { kind: "retried", amount } : { kind: "none-failed" };
  });

async function withOrder<Result extends { readonly kind: string }>(
  buying: Buying,
  orderId: string,
  work: (tx: Sql, order: OrderRow, at: Date) => Promise<Result>,
): Promise<Result | NoOrder> {
  if (!isUuid(orderId)) return { kind: "no-such-order" };
  const result = await buying.database.sql.transaction(async (tx): Promise<Result | NoOrder> => {
    const order = await lockOrder(tx, orderId);
    return order ? work(tx, order, buying.now()) : { kind: "no-such-order" };
  });
  buying.onMail();
  buying.onStockChanged();
  buying.onWork();
  return result;
}

async function write(tx: Sql, { now }: Buying, orderId: string, letterOf: (order: Order) => Letter): Promise<void> {
  const order = await findAnyOrder(tx, orderId);
  if (order) await enqueueMail(tx, order.email, letterOf(order), now());
}
