// Operations on placed orders: cancel and refund; ship.ts has the parcels, cancel-rest.ts the pieces that are not sent. Each locks the order, so that concurrent operations see
// each other's result.

import { money, toPayable } from "#catalogue";
import type { Sql } from "#commerce/database";
import { cancelBoughtCards } from "#commerce/gift-cards";
import {
  cancelledMail,
  findOrder,
  moveOrder,
  refundedMail,
  type Order,
  type OrderActor,
  type OrderRow,
  type OrderViewer,
  type ParcelLine,
} from "#commerce/orders";
import { rescheduleRefunds, unnamedByLine, type OrderServices } from "#commerce/payments";
import { releaseUses } from "#commerce/promotions";
import { unclaimStock } from "#commerce/stock";
import type { CreditedParts } from "#commerce/tax";
import type { CancelResult, RefundResult, RetryResult } from "./fulfilment.ts";
import { issueRefund, merchantCause, refundable, refundableDelivery, refundedFor } from "./refund.ts";
import { auditOrder, sendMail, withOrder } from "./with-order.ts";

/** True if the shopper may still cancel the order. */
export const canCancel = ({ state, lines }: Pick<Order, "state" | "lines">): boolean =>
  state === "placed" && lines.every(({ gift }) => gift === null);

/** Cancels an order for the merchant, or for a shopper who may see it. Refunds all payments and returns the stock. */
export async function cancelOrder(
  services: OrderServices,
  orderId: string,
  by: "merchant" | OrderViewer,
): Promise<CancelResult> {
  if (by !== "merchant") {
    const seen = await findOrder(services.database, orderId, by);
    if (!seen) return { kind: "no-such-order" };
    // A gift card may have been mailed already, so the merchant decides.
    if (seen.state === "placed" && !canCancel(seen)) return { kind: "has-gift-cards" };
  }
  const actor: OrderActor = by === "merchant" ? "merchant" : "shopper";
  return withOrder(services, orderId, async (tx, order, at) => {
    // An unpaid order is cancelled at its provider instead, when it expires or another one replaces it.
    if (order.state !== "placed") return { kind: "not-now", state: order.state };
    const of = { orderId: order.id, currency: order.currency, cause: "cancel", at };
    if ((await cancelBoughtCards(tx, of)).kind === "in-use") return { kind: "has-gift-cards" };
    const refund = await refundable(tx, order);
    await moveOrder(tx, order, { to: "cancelled", by: actor, at, details: { reason: "cancelled" } });
    const cause = { cause: "cancel", reason: "cancelled", by: by === "merchant" ? by : ("shop" as const) };
    const split = await issueRefund(tx, order, { amount: refund, ...cause, at });
    await auditOrder(tx, order, { state: "cancelled", refund, currency: order.currency });
    await unclaimStock(tx, order.id);
    await releaseUses(tx, order.id, at);
    await sendMail(tx, services, order.id, (shop, cancelled) =>
      cancelledMail(shop, cancelled, split, undefined, services.origin),
    );
    return { kind: "cancelled", refund };
  });
}

export interface RefundRequest {
  /** Idempotency key: repeating a request with it refunds nothing more. */
  readonly key: string;
  /** Thousandths, or everything that can be refunded. */
  readonly amount: number | "all";
  readonly reason?: string | undefined;
  /** The parts that the amount is for, if they are known. */
  readonly parts?: RefundedParts | undefined;
}

export interface RefundedParts extends CreditedParts {
  readonly pieces: readonly ParcelLine[];
}

/** Refunds money without changing the order's state. */
export const refundOrder = (
  services: OrderServices,
  orderId: string,
  { key, amount, reason = "refund", parts }: RefundRequest,
): Promise<RefundResult> =>
  withOrder(services, orderId, async (tx, order, at): Promise<RefundResult> => {
    if (order.placedAt === null) return { kind: "not-now", state: order.state };
    const cause = merchantCause(key);
    const before = await refundedFor(tx, order.id, (one) => one === cause);
    if (before > 0) return { kind: amount === "all" || amount === before ? "refunded" : "key-used", amount: before };
    const most = await refundable(tx, order);
    const wanted = amount === "all" ? most : amount;
    if (parts && !(await areLeft(tx, order, parts))) return { kind: "parts-gone" };
    if (!isRefundable(wanted, order.currency) || wanted > most) return { kind: "bad-amount", most };
    const split = await issueRefund(tx, order, { amount: wanted, cause, reason, by: "merchant", ...parts, at });
    await auditOrder(tx, order, { state: order.state, refund: wanted, currency: order.currency });
    await sendMail(tx, services, order.id, (shop, refunded) =>
      refundedMail(shop, refunded, split, services.origin, parts),
    );
    return { kind: "refunded", amount: wanted };
  });

/** False if another refund has named the same parts meanwhile. */
async function areLeft(tx: Sql, order: OrderRow, { lines, delivery }: CreditedParts): Promise<boolean> {
  const left = await unnamedByLine(tx, order.id);
  const areLinesLeft = [...lines].every(([id, amount]) => amount <= (left.get(id) ?? amount));
  return areLinesLeft && (delivery === 0 || delivery <= (await refundableDelivery(tx, order)));
}

/** Positive, and without fractions of the currency's smallest unit, which a provider would round. */
const isRefundable = (amount: number, currency: string): boolean =>
  Number.isSafeInteger(amount) && amount > 0 && toPayable(money(amount, currency)).thousandths === amount;

/** Retries failed refunds, once the operator has fixed the cause. */
export const retryRefunds = (services: OrderServices, orderId: string): Promise<RetryResult> =>
  withOrder(services, orderId, async (tx, order, at): Promise<RetryResult> => {
    const amount = await rescheduleRefunds(tx, order.id, at);
    if (amount <= 0) return { kind: "none-failed" };
    await auditOrder(tx, order, { state: order.state, retried: amount, currency: order.currency });
    return { kind: "retried", amount };
  });
