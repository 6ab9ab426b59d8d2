// How many records wait for someone, by place of the menu.

import { eq } from "drizzle-orm";
import { orderTable } from "#commerce/orders";
import type { Operator } from "#commerce/staff";
import type { Shop } from "#storefront/framework/context.ts";
import type { LayoutStaff } from "./layout-data.ts";

export async function countWaiting({ database }: Shop, { permissions }: Operator): Promise<LayoutStaff["counts"]> {
  const orders = permissions.has("orders.view")
    ? await database.sql.$count(orderTable, eq(orderTable.state, "placed"))
    : undefined;
  return { ...(orders !== undefined && { orders }) };
}
