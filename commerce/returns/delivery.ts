// The delivery that is refunded when a shopper withdraws from a whole order: all of it goes back, announced within the time of the right
// of withdrawal. By law it is the price of the cheapest method, even if the shopper chose a more expensive one.

import type { Sql } from "#commerce/database";
import { smallestOf } from "#catalogue";
import { canWithdraw, deliveredLines, findAnyOrder, isDelivered, type Order } from "#commerce/orders";
import { refundableDelivery } from "#commerce/fulfilment";
import { INSIGHTS, readSetting } from "#commerce/settings";
import { share } from "#commerce/tax";
import { findReturnsOfOrder } from "./read.ts";
import type { Return } from "./return.ts";
import { endOfPeriod } from "./rules.ts";

const WITHDRAWAL_DAYS = 14;

/**
 * Thousandths: what was refunded, or what would be. 0 unless the return, with those refunded before it, has everything of its order, and if
 * one of them refunded the delivery.
 */
export async function deliveryOf(client: Sql, parcel: Return): Promise<number> {
  if (parcel.state === "refunded") return parcel.deliveryRefunded;
  if (parcel.state === "cancelled" || parcel.state === "refused") return 0;
  const order = await findAnyOrder(client, parcel.order.id);
  if (!order || order.deliveryPrice === 0) return 0;
  const earlier = (await findReturnsOfOrder(client, order.id)).filter(({ state }) => state === "refunded");
  if (earlier.some(({ deliveryRefunded }) => deliveryRefunded > 0)) return 0;
  const { timeZone } = await readSetting(client, INSIGHTS);
  if (!isWithdrawal(order, [...earlier, parcel], timeZone)) return 0;
  // Staff may have refunded it already.
  return Math.min(leastPrice(order), await refundableDelivery(client, order));
}

function isWithdrawal(order: Order, returns: readonly Return[], timeZone: string): boolean {
  if (!canWithdraw(order)) return false;
  const { quantities, at } = deliveredLines(order);
  if (at === null || !isDelivered(order)) return false;
  const end = endOfPeriod(at, WITHDRAWAL_DAYS, timeZone);
  if (returns.some(({ createdAt }) => createdAt > end)) return false;
  const returned = new Map<string, number>();
  for (const { line, quantity, acceptedQuantity } of returns.flatMap(({ lines }) => lines)) {
    returned.set(line.id, (returned.get(line.id) ?? 0) + (acceptedQuantity ?? quantity));
  }
  return order.lines.every(
    ({ id, gift, isComplimentary }) =>
      gift !== null || isComplimentary || (returned.get(id) ?? 0) >= (quantities.get(id) ?? 0),
  );
}

/** With the tax that was added to it. */
function leastPrice({ currency, deliveryPrice, deliveryTerms, tax }: Order): number {
  const price = Math.min(deliveryPrice, deliveryTerms?.leastPrice ?? deliveryPrice);
  if (!tax || tax.isIncluded) return price;
  const added = tax.lines.filter(({ subject }) => subject === "delivery").reduce((sum, line) => sum + line.tax, 0);
  return price + share(added, price, deliveryPrice, smallestOf(currency));
}
