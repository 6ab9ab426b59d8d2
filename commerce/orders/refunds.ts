// Refunds of an order by its events: what was refunded, and what is promised to its payments and has not arrived there.

import type { OrderEvent } from "./order.ts";

/** Thousandths that have arrived, at its payments and on gift cards. */
export const arrivedRefund = (events: readonly OrderEvent[]): number => sumOf(events, ({ arrived }) => arrived);

/** Thousandths. Credits to gift cards arrive at once. */
export const outstandingRefund = (events: readonly OrderEvent[]): number =>
  sumOf(events, ({ underWay, failed }) => underWay + failed);

/** Amounts of one cause, in thousandths. */
interface Refunded {
  readonly underWay: number;
  /** Owed until staff try again. */
  readonly failed: number;
  readonly arrived: number;
}

const sumOf = (events: readonly OrderEvent[], amountOf: (refunded: Refunded) => number): number =>
  [...Map.groupBy(events, ({ details }) => String(details["cause"] ?? ""))].reduce(
    (sum, [cause, own]) => sum + amountOf(own.reduce(stepOf(cause), { underWay: 0, failed: 0, arrived: 0 })),
    0,
  );

const stepOf =
  (cause: string) =>
  (before: Refunded, { kind, details }: OrderEvent): Refunded => {
    const amount = Number(details["amount"] ?? 0);
    const { underWay, failed, arrived } = before;
    const isToCard = details["to"] === "gift-card";
    switch (kind) {
      case "refund-due":
        // A retry promises the same amount again.
        return { ...before, underWay: underWay + amount, failed: Math.max(0, failed - amount) };
      case "refunded":
        // The provider's own refunds may arrive without a promise.
        return { ...before, arrived: arrived + amount, underWay: isToCard ? underWay : Math.max(0, underWay - amount) };
      case "refund-failed": {
        // The shop owes nothing for a refund that it did not decide on.
        const owed = cause.startsWith("provider:") ? failed : failed + amount;
        // A bank may send a refund back that had arrived.
        return underWay < amount
          ? { ...before, arrived: arrived - amount, failed: owed }
          : { ...before, underWay: underWay - amount, failed: owed };
      }
      case "return-refunded":
        return isToCard ? { ...before, arrived: arrived + amount } : before;
      default:
        return before;
    }
  };
