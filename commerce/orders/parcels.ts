// Rules of parcels: the pieces of an order that were sent, delivered, cancelled, or are still to be sent. Gift cards are never in a
// parcel.

import type { Order, Parcel, ParcelLine } from "./order.ts";

type Sent = Pick<Order, "state" | "lines" | "parcels" | "events" | "tracking">;

/** An order that was sent before parcels were recorded went in one. */
export function sentParcels(order: Sent): readonly Parcel[] {
  if (order.parcels.length > 0) return order.parcels;
  const timeOf = (event: "shipped" | "delivered"): Date | null =>
    order.events.findLast(({ kind }) => kind === event)?.at ?? null;
  const deliveredAt = order.state === "delivered" ? timeOf("delivered") : null;
  const sentAt = timeOf("shipped") ?? deliveredAt;
  if (sentAt === null || (order.state !== "shipped" && order.state !== "delivered")) return [];
  const lines = goodsOf(order).map(({ id, quantity }) => ({ lineId: id, quantity }));
  return [{ number: 1, carrier: null, tracking: order.tracking, trackingUrl: null, lines, sentAt, deliveredAt }];
}

/** True if every piece that is sent has arrived. */
export const isDelivered = (order: Sent): boolean =>
  unsentLines(order).length === 0 && sentParcels(order).every(({ deliveredAt }) => deliveredAt !== null);

/** The pieces still to be sent. */
export const unsentLines = (order: Sent): readonly ParcelLine[] =>
  isRestCancelled(order) ? [] : linesWithoutParcel(order);

/** The pieces that the merchant cancelled after the rest of the order was sent. */
export const cancelledLines = (order: Sent): readonly ParcelLine[] =>
  isRestCancelled(order) ? linesWithoutParcel(order) : [];

/** The merchant cancels all unsent pieces at once, and none is sent afterwards. */
const isRestCancelled = ({ events }: Sent): boolean => events.some(({ kind }) => kind === "rest-cancelled");

function linesWithoutParcel(order: Sent): readonly ParcelLine[] {
  const sent = countLines(sentParcels(order));
  return goodsOf(order).flatMap(({ id, quantity }) => {
    const left = quantity - (sent.get(id) ?? 0);
    return left > 0 ? [{ lineId: id, quantity: left }] : [];
  });
}

/** Number of delivered pieces of each line, and the time of the latest delivery. */
export function deliveredLines(order: Sent): {
  readonly quantities: ReadonlyMap<string, number>;
  readonly at: Date | null;
} {
  const delivered = sentParcels(order).filter(({ deliveredAt }) => deliveredAt !== null);
  const times = delivered.map(({ deliveredAt }) => deliveredAt?.getTime() ?? 0);
  return { quantities: countLines(delivered), at: times.length === 0 ? null : new Date(Math.max(...times)) };
}

const goodsOf = ({ lines }: Pick<Order, "lines">) => lines.filter(({ gift }) => gift === null);

function countLines(parcels: readonly Parcel[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { lineId, quantity } of parcels.flatMap(({ lines }) => lines)) {
    counts.set(lineId, (counts.get(lineId) ?? 0) + quantity);
  }
  return counts;
}
