// The amount of an order that is promised to its payments and has not arrived there.

import type { OrderEvent } from "#commerce/orders";

/** Thousandths. Credits to gift cards arrive at once. */
export function outstandingRefund(events: readonly OrderEvent[]): number {
  return events.reduce((sum, event, at) => {
    const followed = (kind: OrderEvent["kind"]) =>
      events.slice(0, at).some((one) => one.kind === kind && isOf(one, event));
    const amount = Number(event.details["amount"] ?? 0);
    // A retry promises the same amount again.
    if (event.kind === "refund-due") return followed("refund-failed") ? sum : sum + amount;
    if (event.kind === "refunded") return event.details["to"] === "gift-card" ? sum : sum - amount;
    // A bank may send a refund back that had arrived.
    return event.kind === "refund-failed" && followed("refunded") ? sum + amount : sum;
  }, 0);
}

const isOf = (one: OrderEvent, { details: { cause, amount } }: OrderEvent): boolean =>
  one.details["cause"] === cause && one.details["amount"] === amount;
