// For tests: guests' and accounts' bags in the shop of the wishlists' tests, and variants of which there are as many as needed.

import { sql } from "drizzle-orm";
import type { GiftOrder } from "#catalogue";
import type { Database } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import { SHOP, viewer } from "../wishlist/testing-wishlists.ts";
import { addLines } from "./add.ts";
import type { Cart, CartKey } from "./cart.ts";
import { findCart } from "./read.ts";
import type { Asked } from "./rules.ts";

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

/** A guest's bag with these in it. */
export async function makeGuestCart(
  database: Database,
  lines: readonly Asked[],
): Promise<{ readonly key: CartKey; readonly token: string; readonly cartId: string }> {
  const added = await addLines(database, { shopId: SHOP, accountId: null, token: null }, viewer, {
    lines,
    network: crypto.randomUUID(),
    mayBegin: true,
  });
  if (added.kind !== "added" || added.token === null) throw new Error(`A guest's bag was not begun: ${added.kind}`);
  return { key: guestKey(added.token), token: added.token, cartId: added.cartId };
}

/** What every operation below is asked for with: nobody's limit is met. */
export const order = (lines: readonly Asked[], requestKey?: string) => ({
  lines,
  requestKey,
  network: "test",
  mayBegin: false,
});

export const one = (variantId: string, quantity = 1): Asked => ({ variantId, quantity });

export async function cartOf(database: Database, key: CartKey, who: Viewer = viewer): Promise<Cart> {
  const cart = await findCart(database, key, who);
  if (!cart) throw new Error("There is no such bag");
  return cart;
}

/** Variants and how many of each, newest first. */
export const contentsOf = async (database: Database, key: CartKey): Promise<[string | null, number][]> =>
  (await cartOf(database, key)).lines.map(({ variantId, quantity }) => [variantId, quantity]);

/** The merchant's number for all variants. */
export const setStock = (database: Database, quantity: number, variantId?: string): Promise<unknown> =>
  database.sql.execute(
    variantId === undefined
      ? sql`update variant set inventory_quantity = ${quantity}`
      : sql`update variant set inventory_quantity = ${quantity} where id = ${variantId}`,
  );
