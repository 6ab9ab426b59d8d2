// Gift options of a cart. They are forgotten when something is added to an empty cart, and when the cart was ordered.

import { eq, sql } from "drizzle-orm";
import { readGiftMessage, type GiftOffer, type GiftOptions } from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import type { CartKey, NoCart } from "./cart.ts";
import { lockCart } from "./carts.ts";
import { cartLineTable, cartTable } from "./tables.ts";

/** The message as typed. */
export type GiftOptionsForm = GiftOptions;

export type GiftOptionsSet =
  | { readonly kind: "set"; readonly cartId: string }
  /** The shop does not offer gift options to this market, or no wrapping. */
  | { readonly kind: "not-offered" }
  | { readonly kind: "invalid"; readonly problem: "too-long" | "unprintable" }
  /** Also for an empty cart. */
  | NoCart;

/** Null if it is not a gift. */
export async function setGiftOptions(
  { sql: client }: Database,
  key: CartKey,
  offer: GiftOffer | null,
  form: GiftOptionsForm | null,
): Promise<GiftOptionsSet> {
  if (form && (!offer || (form.isWrapped && offer.wrapPrice === null))) return { kind: "not-offered" };
  const read = readGiftMessage(form?.message ?? "");
  if (read.kind !== "message") return { kind: "invalid", problem: read.kind };
  const giftOptions = form && chosen({ ...form, message: read.message });
  return client.transaction(async (tx) => {
    const cart = await lockCart(tx, key);
    if (!cart || cart.lines.length === 0) return { kind: "no-cart" };
    await tx
      .update(cartTable)
      .set({ giftOptions, updatedAt: sql`now()` })
      .where(eq(cartTable.id, cart.id));
    return { kind: "set", cartId: cart.id };
  });
}

/** Null if nothing is asked for. */
const chosen = ({ isWrapped, message, hidesPrices }: GiftOptions): GiftOptions | null =>
  isWrapped || message !== "" || hidesPrices ? { isWrapped, message, hidesPrices } : null;

/** Requires that this transaction has locked the cart. */
export async function clearGiftOptions(tx: Pick<Sql, "update">, cartId: string): Promise<void> {
  await tx.update(cartTable).set({ giftOptions: null }).where(eq(cartTable.id, cartId));
}

/** The guest's options, which are the later ones, replace the account's. Options of an empty cart do not count. */
export async function mergeGiftOptions(tx: Sql, from: string, to: string): Promise<void> {
  const optionsOf = (id: string) => sql`(select gift_options from ${cartTable} where id = ${id} and exists (
    select 1 from ${cartLineTable} where cart_id = ${id} and quantity > 0))`;
  await tx
    .update(cartTable)
    .set({ giftOptions: sql`coalesce(${optionsOf(from)}, ${optionsOf(to)})` })
    .where(eq(cartTable.id, to));
  await clearGiftOptions(tx, from);
}
