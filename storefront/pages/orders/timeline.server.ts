// The timeline of an order: past and expected events.

import { formatDate, formatMoney, formatTime, money, messagesIn, type LanguageCode, type Say } from "#catalogue";
import type { Order, OrderEvent, OrderState } from "#commerce/orders";
import type { ReturnState } from "#commerce/returns";
import { orderMessages } from "#locales/order-messages";
import type { TimelineEntry } from "./order-data.ts";

type Told = Pick<Order, "state" | "currency" | "events" | "delivery">;

/** One time zone for all: the server does not know the visitor's. */
export function timelineOf(order: Told, language: LanguageCode): readonly TimelineEntry[] {
  const say = messagesIn(orderMessages, language);
  const past = order.events.flatMap((event) => {
    const told = tell(say, event, order);
    const when = say("when", {
      date: formatDate(event.at, language, "UTC"),
      time: formatTime(event.at, language, "UTC"),
    });
    return told ? [{ ...told, when }] : [];
  });
  return [...past, ...aheadOf(order).map((key) => ({ title: say(key), when: null, note: null }))];
}

/** Expected events of each state. Orders sent by mail have no shipment. */
const AHEAD: Readonly<Partial<Record<OrderState, readonly Ahead[]>>> = {
  "awaiting-payment": ["paid"],
  placed: ["sent", "delivered"],
  shipped: ["delivered"],
};

type Ahead = "paid" | "sent" | "delivered";

const aheadOf = ({ state, delivery }: Told): readonly Ahead[] =>
  delivery === null && state !== "awaiting-payment" ? [] : (AHEAD[state] ?? []);

type Entry = Omit<TimelineEntry, "when">;
type SayOrder = Say<typeof orderMessages>;

function tell(say: SayOrder, { kind, by, details }: OrderEvent, { currency, state }: Told): Entry | undefined {
  const entry = (title: string, note: string | null = null): Entry => ({ title, note });
  const amount = details["amount"];
  const sum = typeof amount === "number" ? formatMoney(money(amount, currency)) : null;
  switch (kind) {
    case "created":
      // Placing and paying are one event to the customer.
      return state === "awaiting-payment" ? entry(say("started")) : undefined;
    case "payment-failed":
      return entry(say("failed"), say("notCharged"));
    case "placed":
      return entry(say("ordered"), say("paymentReceived"));
    case "shipped":
      return entry(say("sent"), details["tracking"] ? say("tracking", { number: String(details["tracking"]) }) : null);
    case "delivered":
      return entry(say("delivered"));
    case "cancelled":
      return entry(say("cancelled"), cancelNote(say, by, details["reason"]));
    case "refund-due":
      return entry(say("refundDue"), sum && say("refundOnItsWay", { amount: sum }));
    case "refunded":
      return entry(say("refunded"), sum);
    case "refund-failed":
      return entry(say("refundFailed"), say("working"));
    default:
      return entry(say(RETURNS.find((one) => one === kind) ?? "return"));
  }
}

const RETURNS = [
  "return-requested",
  "return-sent",
  "return-received",
  "return-refunded",
  "return-refused",
  "return-cancelled",
] as const satisfies readonly `return-${ReturnState}`[];

function cancelNote(say: SayOrder, by: OrderEvent["by"], reason: unknown): string | null {
  if (reason === "sold-out") return say("soldBeforePayment");
  if (reason === "expired") return say("notInTime");
  return by === "shopper" ? say("byShopper") : null;
}
