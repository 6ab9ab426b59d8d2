// Refunds of an order by its events: what was refunded, and what is promised to its payments and has not arrived there.

import type { OrderEvent } from "./order.ts";

/** Thousandths that have arrived, at its payments and on gift cards. */
export function arrivedRefund(events: readonly OrderEvent[]): number {
  return events.reduce((sum, event, at) => {
    const amount = Number(event.details["amount"] ?? 0);
    const isOnNewCard = event.kind === "return-refunded" && event.details["to"] === "gift-card";
    if (event.kind === "refunded" || isOnNewCard) return sum + amount;
    return isSentBack(event, events.slice(0, at)) ? sum - amount : sum;
  }, 0);
}

/** Thousandths. Credits to gift cards arrive at once. */
export function outstandingRefund(events: readonly OrderEvent[]): number {
  return events.reduce((sum, event, at) => {
    const amount = Number(event.details["amount"] ?? 0);
    // A retry promises the same amount again.
    if (event.kind === "refund-due") return isRetry(event, events.slice(0, at)) ? sum : sum + amount;
    if (event.kind === "refunded") return event.details["to"] === "gift-card" ? sum : sum - amount;
    return isSentBack(event, events.slice(0, at)) ? sum + amount : sum;
  }, 0);
}

const isRetry = (event: OrderEvent, before: readonly OrderEvent[]): boolean =>
  before.some((one) => one.kind === "refund-failed" && isOf(one, event));

/** A bank may send a refund back that had arrived. */
const isSentBack = (event: OrderEvent, before: readonly OrderEvent[]): boolean =>
  event.kind === "refund-failed" && before.some((one) => one.kind === "refunded" && isOf(one, event));

const isOf = (one: OrderEvent, { details: { cause, amount } }: OrderEvent): boolean =>
  one.details["cause"] === cause && one.details["amount"] === amount;
