// The timeline of an order: past and expected events, each told once.

import { formatDate, formatMoney, formatTime, money, messagesIn, type Say } from "#catalogue";
import type { Order, OrderEvent, OrderState } from "#commerce/orders";
import type { ReturnState } from "#commerce/returns";
import { orderMessages } from "#locales/order-messages";
import type { DateReader } from "#storefront/framework/context.ts";
import type { TimelineEntry } from "./order-data.ts";

type Told = Pick<Order, "state" | "currency" | "events" | "delivery">;

export function timelineOf(order: Told, reader: DateReader): readonly TimelineEntry[] {
  const say = messagesIn(orderMessages, reader.language);
  const ahead = aheadOf(order).map((key) => ({ title: say(key), when: null, note: null }));
  return [...past(order, order.events, reader), ...ahead];
}

/** Events beside those that the steps of a parcel show. */
export const historyOf = (order: Told, reader: DateReader): readonly TimelineEntry[] => {
  const isOpen = order.state !== "cancelled" && order.events.some(({ kind }) => kind === "placed");
  const others = order.events.filter(({ kind }) => !isOpen || !STEPS.includes(kind));
  return past(order, others, reader);
};

const STEPS: readonly string[] = ["created", "placed", "shipped", "delivered"] satisfies OrderEvent["kind"][];

function past(
  order: Told,
  events: readonly OrderEvent[],
  { language, timeZone }: DateReader,
): readonly TimelineEntry[] {
  const say = messagesIn(orderMessages, language);
  return events.flatMap((event, at) => {
    const told = isRepeated(event, order.events, events.slice(at + 1)) ? undefined : tell(say, event, order);
    const when = say("when", {
      date: formatDate(event.at, language, timeZone),
      time: formatTime(event.at, language, timeZone),
    });
    return told ? [{ ...told, when }] : [];
  });
}

/** A refund that arrived is not announced or delayed any more, and one of a return is shown as a refund. */
function isRepeated(event: OrderEvent, all: readonly OrderEvent[], later: readonly OrderEvent[]): boolean {
  const { kind, details } = event;
  if (kind === "refund-due") return hasArrived(event, later) || later.some((one) => isRetryOf(one, event));
  if (kind === "refund-failed")
    return later.some((one) => (one.kind === "refunded" || one.kind === kind) && isOfCause(one, details["cause"]));
  if (kind !== "return-refunded" || details["to"] === "gift-card") return false;
  return all.some((one) => one.kind === "refund-due" || one.kind === "refunded");
}

/** One refund may go to several payments, each with an event. Credits to gift cards are never announced. */
function hasArrived(refund: OrderEvent, later: readonly OrderEvent[]): boolean {
  const { amount, cause } = refund.details;
  const arrived = later.filter((one) => one.kind === "refunded" && one.details["to"] !== "gift-card");
  // Before causes were recorded, only the amounts tell refunds apart.
  if (cause === undefined) return arrived.some((one) => one.details["amount"] === amount);
  const sum = arrived.reduce(
    (total, one) => (isOfCause(one, cause) ? total + Number(one.details["amount"]) : total),
    0,
  );
  return sum >= Number(amount);
}

const isRetryOf = (one: OrderEvent, { kind, details: { cause } }: OrderEvent): boolean =>
  one.kind === kind && cause !== undefined && isOfCause(one, cause);

/** Failures from before causes were recorded are of any. */
const isOfCause = ({ details }: OrderEvent, cause: string | number | undefined): boolean =>
  cause === undefined || details["cause"] === cause;

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
    case "rest-cancelled":
      return entry(say("cancelledPieces"), say("couldNotSend"));
    case "refund-due":
      return entry(say("refundDue"), sum && say("refundOnItsWay", { amount: sum }));
    case "refunded":
      return entry(
        say("refunded"),
        sum && details["to"] === "gift-card" ? say("refundToGiftCard", { amount: sum }) : sum,
      );
    case "refund-failed":
      return entry(say("refundFailed"), say("working"));
    default:
      return entry(say(RETURNS.find((one) => one === kind) ?? "return"), returnNote(say, details, sum));
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

function returnNote(say: SayOrder, { number, to }: OrderEvent["details"], sum: string | null): string | null {
  if (sum && to === "gift-card") return say("newGiftCard", { amount: sum });
  return number === undefined ? null : say("returnOf", { number: String(number) });
}

function cancelNote(say: SayOrder, by: OrderEvent["by"], reason: unknown): string | null {
  if (reason === "sold-out") return say("soldBeforePayment");
  if (reason === "expired") return say("notInTime");
  return by === "shopper" ? say("byShopper") : null;
}
