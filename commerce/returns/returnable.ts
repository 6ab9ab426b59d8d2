// Pieces of an order that its shopper may return now.

import type { Sql } from "#commerce/database";
import { refundable } from "#commerce/fulfilment";
import type { Order } from "#commerce/orders";
import { returnedQuantities } from "./read.ts";
import { returnableOf, type Returnable } from "./rules.ts";

/** Nothing of an order whose money was given back. */
export async function returnableNow(client: Sql, order: Order, now: Date): Promise<Returnable> {
  const found = returnableOf(order, await returnedQuantities(client, order.id), now);
  const isRefunded = found.kind === "open" && order.total > 0 && (await refundable(client, order)) === 0;
  return isRefunded ? { kind: "refunded" } : found;
}
