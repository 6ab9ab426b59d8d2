// Finds records for the command menu: orders by number.

import { findOrderByNumberOrId } from "#commerce/orders";
import { loads } from "../../framework/handlers.server.ts";
import type { FoundRecord } from "../../layout/command-menu.tsx";

export const loader = loads("staff", async ({ shop, operator, url }): Promise<{ found: readonly FoundRecord[] }> => {
  const text = url.searchParams.get("q")?.trim() ?? "";
  const order =
    operator.permissions.has("orders.view") && text !== ""
      ? await findOrderByNumberOrId(shop.database, text)
      : undefined;
  return {
    found: order
      ? [{ href: `/console/orders/${order.number}`, icon: "bag", title: order.number, details: order.email }]
      : [],
  };
});
