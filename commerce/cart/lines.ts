// Changing the lines of a bag: how many of each, taking out and putting back.

import { and, desc, eq, notInArray } from "drizzle-orm";
import { isUuid, type Database, type Sql } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import { MOST_LINES, type CartKey, type NoCart, type Refused } from "./cart.ts";
import { linesOf, lockCartRow, touchCart, type LineRow } from "./carts.ts";
import { offersOf } from "./offers.ts";
import { checkQuantity, mostOf } from "./rules.ts";
import { cartLineTable } from "./tables.ts";

/** Not in this bag. */
export interface NoLine {
  readonly kind: "no-line";
}

export interface QuantitySet {
  readonly kind: "set";
  readonly cartId: string;
  readonly quantity: number;
}

/** So many from now on, whatever it was before; on a line that was taken out, it puts it back where it was. */
export const setQuantity = (
  { sql: client }: Database,
  key: CartKey,
  viewer: Viewer,
  { lineId, quantity }: { readonly lineId: string; readonly quantity: number },
  now = new Date(),
): Promise<QuantitySet | Refused | NoLine | NoCart> =>
  client.transaction(async (tx) => {
    const cart = await lockCartRow(tx, key);
    if (!cart) return { kind: "no-cart" };
    const line = await lineOf(tx, cart.id, lineId);
    if (!line) return { kind: "no-line" };
    const available = await availableFor(tx, viewer, line, now);
    if (available === undefined) return { kind: "refused", reason: "unavailable", most: 0 };
    const reason = checkQuantity(quantity, available);
    if (reason) return { kind: "refused", reason, most: mostOf(available) };
    if (line.quantity === 0 && (await linesOf(tx, cart.id)).length >= MOST_LINES) {
      return { kind: "refused", reason: "full", most: 0 };
    }
    await tx.update(cartLineTable).set({ quantity }).where(eq(cartLineTable.id, line.id));
    await touchCart(tx, cart.id);
    return { kind: "set", cartId: cart.id, quantity };
  });

export interface Removed {
  readonly kind: "removed";
  readonly cartId: string;
  readonly productId: string | null;
  /** How many there were, for putting them back by `setQuantity`. */
  readonly quantity: number;
}

/** Taken out, and kept a while for putting back. Removing twice is removing once. */
export const removeLine = (
  { sql: client }: Database,
  key: CartKey,
  lineId: string,
): Promise<Removed | NoLine | NoCart> =>
  client.transaction(async (tx) => {
    const cart = await lockCartRow(tx, key);
    if (!cart) return { kind: "no-cart" };
    const line = await lineOf(tx, cart.id, lineId);
    if (!line) return { kind: "no-line" };
    const { productId, quantity } = line;
    if (quantity > 0) {
      await tx.update(cartLineTable).set({ quantity: 0 }).where(eq(cartLineTable.id, line.id));
      await forgetRemoved(tx, cart.id);
      await touchCart(tx, cart.id);
    }
    return { kind: "removed", cartId: cart.id, productId, quantity };
  });

/** Also one that was taken out. */
async function lineOf(tx: Pick<Sql, "select">, cartId: string, lineId: string): Promise<LineRow | undefined> {
  if (!isUuid(lineId)) return undefined;
  const [line] = await tx
    .select()
    .from(cartLineTable)
    .where(and(eq(cartLineTable.cartId, cartId), eq(cartLineTable.id, lineId)));
  return line;
}

/** Undefined when it is not sold to the viewer. A gift card is made for one person: there is one of it. */
async function availableFor(tx: Sql, viewer: Viewer, line: LineRow, now: Date): Promise<number | undefined> {
  if (line.gift) return line.gift.priceList === viewer.priceList ? 1 : undefined;
  if (line.variantId === null) return undefined;
  return (await offersOf(tx, viewer, [line.variantId], now)).get(line.variantId)?.available;
}

/** As many that were taken out are kept as there may be lines. */
async function forgetRemoved(tx: Sql, cartId: string): Promise<void> {
  const { id, cartId: of, quantity, ordinal } = cartLineTable;
  const isRemoved = and(eq(of, cartId), eq(quantity, 0));
  const kept = tx.select({ id }).from(cartLineTable).where(isRemoved).orderBy(desc(ordinal)).limit(MOST_LINES);
  await tx.delete(cartLineTable).where(and(isRemoved, notInArray(id, kept)));
}
