// Accepts the changes in a cart that the shopper was shown.

import { eq, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import type { Cart, CartKey, CartLine, NoCart } from "./cart.ts";
import { lockCartRow, touchCart } from "./carts.ts";
import { readCart } from "./read.ts";
import { cartLineTable } from "./tables.ts";

/** Unit price and stock of a line, as the shopper saw them. */
export interface ShownLine {
  readonly lineId: string;
  readonly price: number;
  readonly available: number;
}

/**
 * Accepts these changes: the new price becomes the seen one, the quantity is reduced to the stock, and lines that are sold out or
 * gone are removed. A line that has changed again since it was shown keeps its change, to be shown again.
 */
export const acceptChanges = (
  { sql: client }: Database,
  key: CartKey,
  viewer: Viewer,
  shown: readonly ShownLine[],
  now = new Date(),
): Promise<{ readonly kind: "accepted"; readonly cart: Cart } | NoCart> =>
  client.transaction(async (tx) => {
    const locked = await lockCartRow(tx, key);
    const cart = locked && (await readCart(tx, locked.id, viewer, now));
    if (!cart) return { kind: "no-cart" };
    const byLine = new Map(shown.map((one) => [one.lineId, one]));
    const changed = cart.lines.filter(({ id, change, price, available }) => {
      const seen = byLine.get(id);
      return change !== null && seen?.price === price && (change.kind === "price" || seen.available === available);
    });
    if (changed.length === 0) return { kind: "accepted", cart };
    await accept(tx, changed, viewer);
    await touchCart(tx, cart.id);
    return { kind: "accepted", cart: (await readCart(tx, cart.id, viewer, now)) ?? cart };
  });

/** Updates all lines in one statement, each only where it changed. */
async function accept(tx: Sql, changed: readonly CartLine[], { priceList }: Viewer): Promise<void> {
  const rows = changed.map(({ id, change, quantity, available, price }) => ({
    id,
    quantity: change?.kind === "price" ? quantity : available,
    price: change?.kind === "price" ? price : null,
  }));
  const column = (name: "id" | "quantity" | "price") => sql.param(rows.map((row) => row[name]));
  await tx.execute(sql`
    update ${cartLineTable} set
      quantity = now.quantity,
      seen_price = coalesce(now.price, ${cartLineTable.seenPrice}),
      seen_price_list = case when now.price is null then ${cartLineTable.seenPriceList} else ${priceList} end
    from unnest(${column("id")}::uuid[], ${column("quantity")}::int[], ${column("price")}::bigint[]) as now (id, quantity, price)
    where ${eq(cartLineTable.id, sql`now.id`)}`);
}
