// Rules of returns: what can be returned, for which reasons, and until when.

import { addDays, dayAt, periodOf } from "#commerce/insights";
import { deliveredLines, deliveryTermsOf, isDelivered, type Order, type OrderLine } from "#commerce/orders";

export const RETURN_REASONS = [
  "too-small",
  "too-large",
  "not-as-described",
  "damaged",
  "late",
  "changed-mind",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
export const isReturnReason = (value: unknown): value is ReturnReason =>
  RETURN_REASONS.some((reason) => reason === value);

export type Packaging = "original" | "own";
export type RefundTo = "payment" | "gift-card";

export interface ReturnableLine {
  readonly line: OrderLine;
  /** Number of pieces that can still be returned. */
  readonly most: number;
}

export type Returnable =
  | { readonly kind: "open"; readonly until: Date; readonly lines: readonly ReturnableLine[] }
  /** Not delivered yet, or never paid. */
  | { readonly kind: "not-delivered" }
  | { readonly kind: "too-late"; readonly until: Date }
  /** Everything returnable has been returned or is on its way. */
  | { readonly kind: "nothing-left" }
  /** All that was paid was refunded without a return. */
  | { readonly kind: "refunded" }
  /** The bank has taken back what was left of the payment, for good or until a dispute is decided. */
  | { readonly kind: "disputed" };

/** As staff see it: they may accept a return after its time, with a reason. */
export type StaffReturnable =
  | Exclude<Returnable, { readonly kind: "too-late" | "refunded" | "disputed" }>
  | { readonly kind: "late"; readonly until: Date; readonly lines: readonly ReturnableLine[] };

export interface ShopClock {
  readonly now: Date;
  /** That of the shop, in which days end. */
  readonly timeZone: string;
}

/** The last moment of some days after a delivery. The day of the delivery does not count, and the last day counts in full. */
export const endOfPeriod = (delivered: Date, days: number, timeZone: string): Date => {
  const to = addDays(dayAt(delivered.getTime(), timeZone), days);
  return new Date(periodOf({ to }, timeZone).until.getTime() - 1);
};

type DeliveredOrder = Pick<
  Order,
  "state" | "events" | "lines" | "parcels" | "tracking" | "marketCode" | "delivery" | "deliveryMethod" | "deliveryTerms"
>;

/** Lines of an order that can be returned now: those of its delivered parcels. `returned` counts pieces of each line that are or were returned. */
export function returnableOf(
  order: DeliveredOrder,
  returned: ReadonlyMap<string, number>,
  clock: ShopClock,
): Exclude<Returnable, { readonly kind: "refunded" | "disputed" }> {
  const left = piecesLeft(order, returned, clock);
  if (!left) return { kind: "not-delivered" };
  if (clock.now > left.until) return { kind: "too-late", until: left.until };
  return left.lines.length === 0 ? { kind: "nothing-left" } : { kind: "open", ...left };
}

export function returnableByStaff(
  order: DeliveredOrder,
  returned: ReadonlyMap<string, number>,
  clock: ShopClock,
): StaffReturnable {
  const left = piecesLeft(order, returned, clock);
  if (!left) return { kind: "not-delivered" };
  return left.lines.length === 0
    ? { kind: "nothing-left" }
    : { kind: clock.now > left.until ? "late" : "open", ...left };
}

/** Undefined if nothing was delivered. */
function piecesLeft(order: DeliveredOrder, returned: ReadonlyMap<string, number>, { now, timeZone }: ShopClock) {
  const { quantities, at } = deliveredLines(order);
  if (at === null) return undefined;
  // The time begins with the last delivery, which may be today at the earliest.
  const from = isDelivered(order) ? at : now;
  const until = endOfPeriod(from, deliveryTermsOf(order)?.returnDays ?? 0, timeZone);
  const lines = order.lines
    // Gift cards cannot be returned, and gifts with purchase stay with the shopper.
    .filter(({ gift, isComplimentary }) => gift === null && !isComplimentary)
    .map((line) => ({ line, most: (quantities.get(line.id) ?? 0) - (returned.get(line.id) ?? 0) }))
    .filter(({ most }) => most > 0);
  return { until, lines };
}
