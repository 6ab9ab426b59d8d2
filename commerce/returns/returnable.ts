// Pieces of an order that its shopper may return now.

import type { Sql } from "#commerce/database";
import { refundable } from "#commerce/fulfilment";
import type { Order } from "#commerce/orders";
import { listOrderDisputes } from "#commerce/payments";
import { INSIGHTS, readSetting } from "#commerce/settings";
import { returnedQuantities } from "./read.ts";
import { returnableOf, type Returnable } from "./rules.ts";

/** Nothing of an order whose money was given back, or taken back by the bank. */
export async function returnableNow(client: Sql, order: Order, now: Date): Promise<Returnable> {
  const { timeZone } = await readSetting(client, INSIGHTS);
  const found = returnableOf(order, await returnedQuantities(client, order.id), { now, timeZone });
  const hasNothingLeft = found.kind === "open" && order.total > 0 && (await refundable(client, order)) === 0;
  if (!hasNothingLeft) return found;
  const disputes = await listOrderDisputes(client, order.id);
  return { kind: disputes.some(({ state }) => state !== "won") ? "disputed" : "refunded" };
}
