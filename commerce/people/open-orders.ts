// Orders that prevent a person's erasure: the shop still owes goods, money or the right to return them.

import { and, eq, exists, gt, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { findAnyOrder, type Order } from "#commerce/orders";
import { returnableOf, type ShopClock } from "#commerce/returns";
import { INSIGHTS, readSetting } from "#commerce/settings";
import { giftCardTable } from "../gift-cards/tables.ts";
import { orderTable, orderLineTable } from "../orders/tables.ts";
import { disputeTable, refundTable } from "../payments/tables.ts";
import { returnTable } from "../returns/tables.ts";
import { isOrderOf, type Person } from "./person.ts";

/** An order that was never marked as delivered is settled after this time. */
const SETTLED_AFTER_MS = 180 * 86_400_000;

/** Numbers of the person's open orders. */
export async function findOpenOrders(client: Pick<Sql, "select">, person: Person, now: Date): Promise<string[]> {
  const open: string[] = [];
  const { timeZone } = await readSetting(client, INSIGHTS);
  for (const { id, number, isOwing } of await findCandidates(client, person, now)) {
    const order = await findAnyOrder(client, id);
    if (order && (isOwing || isUnderWay(order, { now, timeZone }))) open.push(number);
  }
  return open;
}

/** True while the order awaits payment, delivery, or the end of the time to return it. */
export function isUnderWay(order: Order, clock: ShopClock): boolean {
  if (order.state === "awaiting-payment") return true;
  if (order.state !== "placed" && order.state !== "shipped" && order.state !== "delivered") return false;
  const { kind } = returnableOf(order, new Map(), clock);
  const hasGoods = order.lines.some(({ gift }) => gift === null);
  return kind === "open" || (kind === "not-delivered" && hasGoods);
}

/** Recent orders, and those with an open return, refund or dispute, or a gift card that waits for its day. */
function findCandidates(client: Pick<Sql, "select">, person: Person, now: Date) {
  const one = { one: sql`1` };
  const isOwing = or(
    exists(
      client
        .select(one)
        .from(returnTable)
        .where(
          and(
            eq(returnTable.orderId, orderTable.id),
            notInArray(returnTable.state, ["refunded", "refused", "cancelled"]),
          ),
        ),
    ),
    exists(
      client
        .select(one)
        .from(refundTable)
        .where(and(eq(refundTable.orderId, orderTable.id), ne(refundTable.state, "refunded"))),
    ),
    exists(
      client
        .select(one)
        .from(disputeTable)
        .where(and(eq(disputeTable.orderId, orderTable.id), eq(disputeTable.state, "open"))),
    ),
    exists(
      client
        .select(one)
        .from(giftCardTable)
        .innerJoin(orderLineTable, eq(orderLineTable.id, giftCardTable.orderLineId))
        .where(and(eq(orderLineTable.orderId, orderTable.id), isNull(giftCardTable.sentAt))),
    ),
  );
  const isRecent = gt(orderTable.createdAt, new Date(now.getTime() - SETTLED_AFTER_MS));
  const isUnsettled = and(isRecent, inArray(orderTable.state, ["awaiting-payment", "placed", "shipped", "delivered"]));
  return client
    .select({ id: orderTable.id, number: orderTable.number, isOwing: sql<boolean>`(${isOwing})` })
    .from(orderTable)
    .where(and(isOrderOf(person), or(isUnsettled, isOwing)));
}
