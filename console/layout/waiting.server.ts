// Numbers of records that wait for staff, by place of the menu.

import { countOrders } from "#commerce/orders";
import { countDueDisputes } from "#commerce/payments";
import { countReturns } from "#commerce/returns";
import { performing, type Operator } from "#commerce/staff";
import type { Shop } from "#storefront/framework/context.ts";
import type { LayoutStaff } from "./layout-data.ts";

/** Counting stops here, because every page counts. */
const MOST = 1000;

export async function countWaiting({ database }: Shop, operator: Operator): Promise<LayoutStaff["counts"]> {
  const { permissions, markets } = operator;
  const orders = permissions.has("orders.view")
    ? await countOrders(database, { view: "to-send", markets }, MOST)
    : undefined;
  const returns = permissions.has("returns.view")
    ? await performing(operator, "list-returns", {}, () => countReturns(database, { states: ["received"] }, MOST))
    : undefined;
  const disputes = permissions.has("orders.view")
    ? await performing(operator, "list-disputes", {}, () => countDueDisputes(database, MOST))
    : undefined;
  return {
    ...(disputes !== undefined && { disputes }),
    ...(orders !== undefined && { orders }),
    ...(returns !== undefined && { returns }),
  };
}
