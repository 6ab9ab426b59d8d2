// Rules of returns: what can be returned, for which reasons, and until when.

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

const DAY_MS = 86_400_000;

type DeliveredOrder = Pick<
  Order,
  "state" | "events" | "lines" | "parcels" | "tracking" | "marketCode" | "delivery" | "deliveryMethod" | "deliveryTerms"
>;

/** Lines of an order that can be returned now: those of its delivered parcels. `returned` counts pieces of each line that are or were returned. */
export function returnableOf(
  order: DeliveredOrder,
  returned: ReadonlyMap<string, number>,
  now: Date,
): Exclude<Returnable, { readonly kind: "refunded" | "disputed" }> {
  const left = piecesLeft(order, returned, now);
  if (!left) return { kind: "not-delivered" };
  if (now > left.until) return { kind: "too-late", until: left.until };
  return left.lines.length === 0 ? { kind: "nothing-left" } : { kind: "open", ...left };
}

export function returnableByStaff(
  order: DeliveredOrder,
  returned: ReadonlyMap<string, number>,
  now: Date,
): StaffReturnable {
  const left = piecesLeft(order, returned, now);
  if (!left) return { kind: "not-delivered" };
  return left.lines.length === 0 ? { kind: "nothing-left" } : { kind: now > left.until ? "late" : "open", ...left };
}

/** Undefined if nothing was delivered. */
function piecesLeft(order: DeliveredOrder, returned: ReadonlyMap<string, number>, now: Date) {
  const { quantities, at } = deliveredLines(order);
  if (at === null) return undefined;
  // The time begins with the last delivery, which may be today at the earliest.
  const from = isDelivered(order) ? at : now;
  const until = new Date(from.getTime() + (deliveryTermsOf(order)?.returnDays ?? 0) * DAY_MS);
  const lines = order.lines
    // Gift cards cannot be returned, and gifts with purchase stay with the shopper.
    .filter(({ gift, isComplimentary }) => gift === null && !isComplimentary)
    .map((line) => ({ line, most: (quantities.get(line.id) ?? 0) - (returned.get(line.id) ?? 0) }))
    .filter(({ most }) => most > 0);
  return { until, lines };
}
