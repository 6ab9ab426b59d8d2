// Discount codes that a shopper entered. The cart remembers them; commerce/checkout/discounts.ts decides whether they apply.

import { eq, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import type { CartKey, NoCart } from "./cart.ts";
import { lockCartRow } from "./carts.ts";
import { cartTable } from "./tables.ts";

/** Maximum number of codes in a cart. */
export const MAX_CODES = 5;

export type CodeAdded =
  | { readonly kind: "added"; readonly cartId: string }
  /** The cart has `MAX_CODES` others. */
  | { readonly kind: "too-many" }
  | NoCart;

/** Adding a code twice has no effect. `code` is normalised. */
export const addCode = ({ sql: client }: Database, key: CartKey, code: string): Promise<CodeAdded> =>
  client.transaction(async (tx) => {
    const cart = await lockCartRow(tx, key);
    if (!cart) return { kind: "no-cart" };
    const codes = await readCodes(tx, cart.id);
    if (!codes.includes(code)) {
      if (codes.length >= MAX_CODES) return { kind: "too-many" };
      await writeCodes(tx, cart.id, [...codes, code]);
    }
    return { kind: "added", cartId: cart.id };
  });

export const removeCode = (
  { sql: client }: Database,
  key: CartKey,
  code: string,
): Promise<{ readonly kind: "removed"; readonly cartId: string } | NoCart> =>
  client.transaction(async (tx) => {
    const cart = await lockCartRow(tx, key);
    if (!cart) return { kind: "no-cart" };
    const codes = await readCodes(tx, cart.id);
    await writeCodes(
      tx,
      cart.id,
      codes.filter((one) => one !== code),
    );
    return { kind: "removed", cartId: cart.id };
  });

/** Requires that this transaction has locked the cart. */
export const clearCodes = (tx: Pick<Sql, "update">, cartId: string): Promise<void> => writeCodes(tx, cartId, []);

/** The account's codes come first; the newest ones beyond the maximum are dropped. */
export async function mergeCodes(tx: Sql, from: string, to: string): Promise<void> {
  const all = [...(await readCodes(tx, to)), ...(await readCodes(tx, from))];
  await writeCodes(tx, to, [...new Set(all)].slice(0, MAX_CODES));
}

async function readCodes(tx: Pick<Sql, "select">, cartId: string): Promise<readonly string[]> {
  const [cart] = await tx.select({ codes: cartTable.codes }).from(cartTable).where(eq(cartTable.id, cartId));
  return cart?.codes ?? [];
}

async function writeCodes(tx: Pick<Sql, "update">, cartId: string, codes: readonly string[]): Promise<void> {
  await tx
    .update(cartTable)
    .set({ codes: [...codes], updatedAt: sql`now()` })
    .where(eq(cartTable.id, cartId));
}
