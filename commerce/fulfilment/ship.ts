// Sends an order, in one parcel or several, and marks parcels as delivered.

import { and, eq, inArray } from "drizzle-orm";
import { trackingPage } from "#catalogue";
import {
  moveOrder,
  orderTable,
  parcelTable,
  recordEvent,
  sentParcels,
  shippedMail,
  unsentLines,
  type ParcelLine,
} from "#commerce/orders";
import type { OrderServices } from "#commerce/payments";
import type { DeliverResult, ShipResult } from "./fulfilment.ts";
import { auditOrder, readOrder, sendMail, withOrder } from "./with-order.ts";

const MAX_TRACKING_LENGTH = 100;

export interface Shipment {
  readonly tracking?: string | undefined;
  /** Code of a known carrier, or its name. */
  readonly carrier?: string | undefined;
  /** Page of the carrier about the parcel; by default that of a known carrier. */
  readonly trackingUrl?: string | undefined;
  /** Pieces in the parcel; by default all that were not sent yet. */
  readonly lines?: readonly ParcelLine[] | undefined;
}

/** The order is "shipped" from its first parcel on; more can follow until nothing is left. */
export const shipOrder = (services: OrderServices, orderId: string, shipment: Shipment = {}): Promise<ShipResult> =>
  withOrder(services, orderId, async (tx, row, at): Promise<ShipResult> => {
    const order = await readOrder(tx, orderId);
    const unsent = unsentLines(order);
    const isOpen = order.state === "placed" || order.state === "shipped";
    if (!isOpen || unsent.length === 0) return { kind: "not-now", state: order.state };
    const lines = shipment.lines ?? unsent;
    const wrong = wrongLines(lines, unsent);
    if (wrong.length > 0) return { kind: "bad-lines", lineIds: wrong };
    const number = sentParcels(order).length + 1;
    const tracking = textOf(shipment.tracking);
    const carrier = textOf(shipment.carrier);
    const trackingUrl = shipment.trackingUrl ?? (tracking && carrier && trackingPage(carrier, tracking)) ?? null;
    await tx.insert(parcelTable).values({ orderId, number, carrier, tracking, trackingUrl, lines, sentAt: at });
    const isLast = sumOf(lines) === sumOf(unsent);
    if (isLast) await tx.update(orderTable).set({ hasUnsent: false }).where(eq(orderTable.id, orderId));
    const parcel = { parcel: number, ...(carrier && { carrier }) };
    const details = { ...parcel, ...(tracking && { tracking }) };
    if (order.state === "placed") {
      await moveOrder(tx, row, { to: "shipped", by: "merchant", at, details, set: { tracking } });
    } else {
      await recordEvent(tx, { orderId, kind: "shipped", by: "merchant", at, details });
    }
    // The tracking number leads to the buyer's address, and is only in the parcel, which is erased with the buyer.
    await auditOrder(tx, row, { state: "shipped", ...parcel, lines });
    await sendMail(tx, services, orderId, (shop, sent) => shippedMail(shop, sent, number, services.origin));
    return { kind: "shipped" };
  });

/** Marks one parcel as delivered, by default all that were sent. The order is "delivered" once everything is. */
export const deliverOrder = (services: OrderServices, orderId: string, parcel?: number): Promise<DeliverResult> =>
  withOrder(services, orderId, async (tx, row, at): Promise<DeliverResult> => {
    const order = await readOrder(tx, orderId);
    if (order.state !== "shipped") return { kind: "not-now", state: order.state };
    const underway = sentParcels(order).filter(({ deliveredAt }) => deliveredAt === null);
    const arrived = underway.filter(({ number }) => parcel === undefined || number === parcel);
    if (arrived.length === 0) return { kind: "not-now", state: order.state };
    const numbers = arrived.map(({ number }) => number);
    await tx
      .update(parcelTable)
      .set({ deliveredAt: at })
      .where(and(eq(parcelTable.orderId, orderId), inArray(parcelTable.number, numbers)));
    const isDone = arrived.length === underway.length && unsentLines(order).length === 0;
    await auditOrder(tx, row, { state: isDone ? "delivered" : order.state, parcels: numbers });
    if (isDone) {
      await moveOrder(tx, row, { to: "delivered", by: "merchant", at });
    } else {
      for (const number of numbers)
        await recordEvent(tx, { orderId, kind: "delivered", by: "merchant", at, details: { parcel: number } });
    }
    return { kind: "delivered" };
  });

const sumOf = (lines: readonly ParcelLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Ids of lines that the order does not have, that are there twice, or of which fewer pieces are left. */
function wrongLines(lines: readonly ParcelLine[], unsent: readonly ParcelLine[]): readonly string[] {
  const left = new Map(unsent.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.flatMap(({ lineId, quantity }) => {
    const most = left.get(lineId) ?? 0;
    left.delete(lineId);
    return quantity > most ? [lineId] : [];
  });
}

const textOf = (text: string | undefined): string | null => text?.trim().slice(0, MAX_TRACKING_LENGTH) || null;
