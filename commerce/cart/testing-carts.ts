// For tests: carts of guests and accounts in the shop of the wishlist tests, with adjustable stock.

import { sql } from "drizzle-orm";
import type { GiftOrder } from "#catalogue";
import type { Database } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import { SHOP, viewer } from "../wishlist/testing-wishlists.ts";
import { addLines } from "./add.ts";
import type { Cart, CartKey } from "./cart.ts";
import { findCart } from "./read.ts";
import type { LineRequest } from "./rules.ts";

export const GIFT: GiftOrder = {
  amount: 50_000,
  priceList: "eu_eur",
  recipientName: "Ada",
  recipientEmail: "ada@example.com",
  senderName: "Bo",
  message: "",
  deliverOn: null,
};

export const accountKey = (accountId: string): CartKey => ({ shopId: SHOP, accountId, token: null });
export const guestKey = (token: string): CartKey => ({ shopId: SHOP, accountId: null, token });

/** Creates a guest's cart with these lines. */
export async function createGuestCart(
  database: Database,
  lines: readonly LineRequest[],
): Promise<{ readonly key: CartKey; readonly token: string; readonly cartId: string }> {
  const added = await addLines(database, { shopId: SHOP, accountId: null, token: null }, viewer, {
    lines,
    network: crypto.randomUUID(),
    mayCreate: true,
  });
  if (added.kind !== "added" || added.token === null) throw new Error(`Could not create a guest cart: ${added.kind}`);
  return { key: guestKey(added.token), token: added.token, cartId: added.cartId };
}

/** Request to add lines to an existing cart. */
export const order = (lines: readonly LineRequest[], requestKey?: string) => ({
  lines,
  requestKey,
  network: "test",
  mayCreate: false,
});

export const one = (variantId: string, quantity = 1): LineRequest => ({ variantId, quantity });

export async function cartOf(database: Database, key: CartKey, who: Viewer = viewer): Promise<Cart> {
  const cart = await findCart(database, key, who);
  if (!cart) throw new Error("Cart not found");
  return cart;
}

/** Variants and quantities, newest first. */
export const contentsOf = async (database: Database, key: CartKey): Promise<[string | null, number][]> =>
  (await cartOf(database, key)).lines.map(({ variantId, quantity }) => [variantId, quantity]);

/** Sets the stock of one variant, or of all. */
export const setStock = (database: Database, quantity: number, variantId?: string): Promise<unknown> =>
  database.sql.execute(
    variantId === undefined
      ? sql`update variant set inventory_quantity = ${quantity}`
      : sql`update variant set inventory_quantity = ${quantity} where id = ${variantId}`,
  );
