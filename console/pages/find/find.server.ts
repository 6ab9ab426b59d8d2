// Finds records for the command menu: orders by number, customers by name and email address.

import { isStorable } from "#catalogue";
import { listAccounts } from "#commerce/accounts";
import { findOrderByNumberOrId } from "#commerce/orders";
import { loads } from "../../framework/handlers.server.ts";
import type { FoundRecord } from "../../layout/command-menu.tsx";

const MOST_CUSTOMERS = 5;

export const loader = loads("staff", async ({ shop, operator, url }): Promise<{ found: readonly FoundRecord[] }> => {
  const text = url.searchParams.get("q")?.trim() ?? "";
  if (text === "" || !isStorable(text)) return { found: [] };
  const may = operator.permissions;
  const order = may.has("orders.view") ? await findOrderByNumberOrId(shop.database, text) : undefined;
  const customers = may.has("customers.view") ? await listAccounts(shop.database, { text, limit: MOST_CUSTOMERS }) : [];
  const found: FoundRecord[] = customers.map(({ id, email, firstName, lastName }) => ({
    href: `/console/customers/${id}`,
    icon: "person",
    title: `${firstName} ${lastName}`.trim() || email,
    details: email,
  }));
  return {
    found: order
      ? [{ href: `/console/orders/${order.number}`, icon: "bag", title: order.number, details: order.email }, ...found]
      : found,
  };
});
