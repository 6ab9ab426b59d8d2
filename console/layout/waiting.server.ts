// How many records wait for someone, by place of the menu.

import { countOrders } from "#commerce/orders";
import type { Operator } from "#commerce/staff";
import type { Shop } from "#storefront/framework/context.ts";
import type { LayoutStaff } from "./layout-data.ts";

/** Nobody needs an exact number above it. */
const MOST = 1000;

export async function countWaiting(
  { database }: Shop,
  { permissions, markets }: Operator,
): Promise<LayoutStaff["counts"]> {
  const orders = permissions.has("orders.view")
    ? await countOrders(database, { view: "to-send", markets }, MOST)
    : undefined;
  return { ...(orders !== undefined && { orders }) };
}
