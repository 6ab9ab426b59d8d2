// Changes the lines of a cart: sets quantities, removes and restores lines.

import { and, desc, eq, notInArray } from "drizzle-orm";
import { isUuid, type Database, type Sql } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import { MAX_LINES, type CartKey, type NoCart, type Refused } from "./cart.ts";
import { linesOf, lockCartRow, touchCart, type LineRow } from "./carts.ts";
import { offersOf } from "./offers.ts";
import { checkQuantity, maxQuantityOf } from "./rules.ts";
import { cartLineTable } from "./tables.ts";

/** The line is not in this cart. */
interface NoLine {
  readonly kind: "no-line";
}

interface QuantitySet {
  readonly kind: "set";
  readonly cartId: string;
  readonly quantity: number;
}

/** Sets the quantity. A removed line is restored to its place. */
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
    if (available === undefined) return { kind: "refused", reason: "unavailable", max: 0 };
    const reason = checkQuantity(quantity, available);
    if (reason) return { kind: "refused", reason, max: maxQuantityOf(available) };
    if (line.quantity === 0 && (await linesOf(tx, cart.id)).length >= MAX_LINES) {
      return { kind: "refused", reason: "full", max: 0 };
    }
    await tx.update(cartLineTable).set({ quantity }).where(eq(cartLineTable.id, line.id));
    await touchCart(tx, cart.id);
    return { kind: "set", cartId: cart.id, quantity };
  });

export interface Removed {
  readonly kind: "removed";
  readonly cartId: string;
  readonly productId: string | null;
  /** Quantity before removal, to restore it with `setQuantity`. */
  readonly quantity: number;
}

/** Removes a line but keeps its row for a while, so that it can be restored. Idempotent. */
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
      await trimRemoved(tx, cart.id);
      await touchCart(tx, cart.id);
    }
    return { kind: "removed", cartId: cart.id, productId, quantity };
  });

/** Includes removed lines. */
async function lineOf(tx: Pick<Sql, "select">, cartId: string, lineId: string): Promise<LineRow | undefined> {
  if (!isUuid(lineId)) return undefined;
  const [line] = await tx
    .select()
    .from(cartLineTable)
    .where(and(eq(cartLineTable.cartId, cartId), eq(cartLineTable.id, lineId)));
  return line;
}

/** Undefined if the line is not sold to the viewer. A gift card is unique: its stock is 1. */
async function availableFor(tx: Sql, viewer: Viewer, line: LineRow, now: Date): Promise<number | undefined> {
  if (line.gift) return line.gift.priceList === viewer.priceList ? 1 : undefined;
  if (line.variantId === null) return undefined;
  return (await offersOf(tx, viewer, [line.variantId], now)).get(line.variantId)?.available;
}

/** Keeps the rows of the latest `MAX_LINES` removed lines. */
async function trimRemoved(tx: Sql, cartId: string): Promise<void> {
  const { id, cartId: of, quantity, ordinal } = cartLineTable;
  const isRemoved = and(eq(of, cartId), eq(quantity, 0));
  const latest = tx.select({ id }).from(cartLineTable).where(isRemoved).orderBy(desc(ordinal)).limit(MAX_LINES);
  await tx.delete(cartLineTable).where(and(isRemoved, notInArray(id, latest)));
}
