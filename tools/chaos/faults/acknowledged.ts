// Checks the database for everything that the shop acknowledged, and for consistent money and stock.

import { sql } from "drizzle-orm";
import { openDatabase } from "#commerce/database";
import { checkLedger } from "#commerce/fulfilment";
import type { Acknowledged } from "./load.ts";

/** A description of each lost item. */
export async function findLost(url: string, { orders, saved, bagged }: Acknowledged): Promise<string[]> {
  const opened = await openDatabase({ url });
  if (opened.kind === "refused") throw new Error(`The database did not open: ${opened.reason}`);
  const { database } = opened;
  const rows = async (query: ReturnType<typeof sql>) => (await database.sql.execute(query)).rows;
  try {
    const placed = new Set(
      (await rows(sql`select number from shop_order where state <> 'awaiting-payment'`)).map((row) => row["number"]),
    );
    const items = new Set(
      (await rows(sql`select wishlist_id || ' ' || product_id as item from wishlist_item`)).map((row) => row["item"]),
    );
    // Placing an order empties its cart.
    const lines = new Set(
      (await rows(sql`select cart_id || ' ' || variant_id as line from cart_line`)).map((row) => row["line"]),
    );
    const ordered = new Set(
      (
        await rows(
          sql`select o.cart_id || ' ' || l.variant_id as line from shop_order o join order_line l on l.order_id = o.id`,
        )
      ).map((row) => row["line"]),
    );
    const ledger = await checkLedger(database);
    return [
      ...orders.filter((number) => !placed.has(number)).map((number) => `order ${number}`),
      ...saved
        .filter(({ wishlistId, productId }) => !items.has(`${wishlistId} ${productId}`))
        .map(({ productId }) => `${productId} on a wishlist`),
      ...bagged
        .filter(
          ({ cartId, variantId }) => !lines.has(`${cartId} ${variantId}`) && !ordered.has(`${cartId} ${variantId}`),
        )
        .map(({ variantId }) => `${variantId} in a bag`),
      ...ledger.faults.map((fault) => JSON.stringify(fault)),
    ];
  } finally {
    await database.close();
  }
}
