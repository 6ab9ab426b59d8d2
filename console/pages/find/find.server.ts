// Finds records for the command menu: orders by number, customers by name and email address, products by words.

import { isStorable } from "#catalogue";
import { listAccounts } from "#commerce/accounts";
import { findOrderByNumberOrId } from "#commerce/orders";
import { productsForStaff } from "#commerce/products";
import { performing } from "#commerce/staff";
import type { Shop } from "#storefront/framework/context.ts";
import { loads } from "../../framework/handlers.server.ts";
import type { FoundRecord } from "../../layout/command-menu.tsx";
import { filtersOf, findIds } from "../products/product-query.server.ts";

const MOST_CUSTOMERS = 5;
const MOST_PRODUCTS = 5;

export const loader = loads("staff", async ({ shop, operator, url }): Promise<{ found: readonly FoundRecord[] }> => {
  const text = url.searchParams.get("q")?.trim() ?? "";
  if (text === "" || !isStorable(text)) return { found: [] };
  const may = operator.permissions;
  // On behalf of the person, who finds only records of their markets.
  const order = may.has("orders.view")
    ? await performing(operator, "see-order", {}, () => findOrderByNumberOrId(shop.database, text))
    : undefined;
  const customers = may.has("customers.view")
    ? await performing(operator, "list-accounts", {}, () =>
        listAccounts(shop.database, { text, limit: MOST_CUSTOMERS }),
      )
    : [];
  const products = may.has("products.view") ? await findProducts(shop, text) : [];
  const people = customers.map(({ id, email, firstName, lastName }) => ({
    href: `/console/customers/${id}`,
    icon: "person" as const,
    title: `${firstName} ${lastName}`.trim() || email,
    details: email,
  }));
  const orders = order
    ? [{ href: `/console/orders/${order.number}`, icon: "bag" as const, title: order.number, details: order.email }]
    : [];
  return { found: [...orders, ...people, ...products] };
});

async function findProducts(shop: Shop, text: string): Promise<readonly FoundRecord[]> {
  const { ids, isDown } = await findIds(shop, filtersOf(new URLSearchParams({ q: text })), {
    offset: 0,
    limit: MOST_PRODUCTS,
  });
  if (isDown) return [];
  const found = await productsForStaff(shop.database, ids);
  return found.map(({ id, title, vendor }) => ({
    href: `/console/products/${id}`,
    icon: "tag",
    title,
    details: vendor,
  }));
}
