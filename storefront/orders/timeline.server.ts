// What happened to an order and what comes next, as its owner reads it. Pure.

import { formatDate, formatMoney, formatTime, money } from "#catalogue";
import type { Order, OrderEvent, OrderState } from "#commerce/orders";
import type { TimelineEntry } from "./order-data.ts";

type Told = Pick<Order, "state" | "currency" | "events" | "delivery">;

/** Times are told in one zone for everybody: the server does not know the visitor's. */
export function timelineOf(order: Told, language: string): readonly TimelineEntry[] {
  const past = order.events.flatMap((event) => {
    const told = tell(event, order);
    const when = `${formatDate(event.at, language, "UTC")}, ${formatTime(event.at, language, "UTC")} UTC`;
    return told ? [{ ...told, when }] : [];
  });
  return [...past, ...aheadOf(order).map((title) => ({ title, when: null, note: null }))];
}

/** The way of an order to which nothing happens. What is sent by mail is not carried. */
const AHEAD: Readonly<Partial<Record<OrderState, readonly string[]>>> = {
  "awaiting-payment": ["Paid"],
  placed: ["Sent", "Delivered"],
  shipped: ["Delivered"],
};

const aheadOf = ({ state, delivery }: Told): readonly string[] =>
  delivery === null && state !== "awaiting-payment" ? [] : (AHEAD[state] ?? []);

type Entry = Omit<TimelineEntry, "when">;

function tell({ kind, by, details }: OrderEvent, { currency, state }: Told): Entry | undefined {
  const entry = (title: string, note: string | null = null): Entry => ({ title, note });
  const amount = details["amount"];
  const sum = typeof amount === "number" ? formatMoney(money(amount, currency)) : null;
  switch (kind) {
    case "created":
      // Paid a moment later, it is the same to whoever ordered.
      return state === "awaiting-payment" ? entry("Payment begun") : undefined;
    case "payment-failed":
      return entry("Payment failed", "Nothing was charged.");
    case "placed":
      return entry("Ordered", "We have your payment.");
    case "shipped":
      return entry("Sent", details["tracking"] ? `Tracking number ${details["tracking"]}` : null);
    case "delivered":
      return entry("Delivered");
    case "cancelled":
      return entry("Cancelled", cancelNote(by, details["reason"]));
    case "refund-due":
      return entry("Refund on its way", sum && `${sum} goes back to where it came from.`);
    case "refunded":
      return entry("Refunded", sum);
    case "refund-failed":
      return entry("Refund held up", "We are looking after it.");
    default:
      return entry(`Return ${kind.replace(/^return-/, "").replaceAll("-", " ")}`);
  }
}

function cancelNote(by: OrderEvent["by"], reason: unknown): string | null {
  if (reason === "sold-out") return "The last of it was sold before your payment arrived.";
  if (reason === "expired") return "It was not paid in time. Nothing was charged.";
  return by === "shopper" ? "At your wish." : null;
}
