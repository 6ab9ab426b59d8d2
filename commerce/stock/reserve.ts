// Stock reservations of orders: held when a payment starts, claimed when it succeeds, released when it fails, restocked when the
// order is cancelled. Each runs in a transaction that has locked the order.

import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { addStock, lockStock } from "#commerce/products";
import { heldFrom } from "./hold-limits.ts";
import { reservationTable } from "./tables.ts";

export interface StockLine {
  readonly variantId: string;
  readonly quantity: number;
}

/** Lines with too little stock. */
export interface Shortage {
  readonly kind: "short";
  readonly lines: readonly { readonly variantId: string; readonly available: number }[];
}

/** Holds all lines of an order until they expire, or none. Use "update" to claim them in the same transaction. */
export async function holdStock(
  tx: Sql,
  orderId: string,
  lines: readonly StockLine[],
  { expiresAt, now, network }: { readonly expiresAt: Date; readonly now: Date; readonly network: string },
  strength: "share" | "update" = "share",
): Promise<{ readonly kind: "held" } | Shortage> {
  const wanted = piecesOf(lines);
  if (wanted.size === 0) return { kind: "held" };
  const { variants } = await lockStock(tx, wanted.keys(), strength);
  // Read in a separate statement after the lock; the locking statement may see an older snapshot.
  const held = await heldByOthers(tx, orderId, [...wanted.keys()], now);
  const short = [...wanted].flatMap(([variantId, quantity]) => {
    const available = Math.max(0, (variants.get(variantId)?.quantity ?? 0) - (held.get(variantId) ?? 0));
    return available < quantity ? [{ variantId, available }] : [];
  });
  if (short.length > 0) return { kind: "short", lines: short };
  await tx.insert(reservationTable).values(
    [...wanted].map(([variantId, quantity]) => ({
      orderId,
      variantId,
      quantity,
      state: "held" as const,
      heldAt: now,
      expiresAt,
      network: heldFrom(network),
    })),
  );
  return { kind: "held" };
}

/**
 * Subtracts the order's holds from the catalogue's quantities; all of them or, if stock is short, none. An expired hold is claimed
 * if no other order holds the stock. A valid hold is short only if the merchant lowered the quantity. Idempotent.
 */
export async function claimStock(
  tx: Sql,
  orderId: string,
  now: Date,
): Promise<{ readonly kind: "claimed" } | Shortage> {
  const own = await tx
    .select()
    .from(reservationTable)
    .where(and(eq(reservationTable.orderId, orderId), eq(reservationTable.state, "held")));
  if (own.length === 0) return { kind: "claimed" };
  const ids = own.map(({ variantId }) => variantId);
  const locked = await lockStock(tx, ids, "update");
  const held = await heldByOthers(tx, orderId, ids, now);
  const short = own.flatMap(({ variantId, quantity, expiresAt }) => {
    const heldElsewhere = expiresAt > now ? 0 : (held.get(variantId) ?? 0);
    const available = Math.max(0, (locked.variants.get(variantId)?.quantity ?? 0) - heldElsewhere);
    return available < quantity ? [{ variantId, available }] : [];
  });
  if (short.length > 0) return { kind: "short", lines: short };
  await addStock(tx, locked, new Map(own.map(({ variantId, quantity }) => [variantId, -quantity])));
  await setState(tx, orderId, "held", { state: "claimed", network: null });
  return { kind: "claimed" };
}

/** Releases the holds of an unpaid order. */
export const releaseStock = (tx: Sql, orderId: string, now: Date): Promise<void> =>
  setState(tx, orderId, "held", { state: "released", endedAt: now });

/** Moves the end of an order's holds; see `extendedHold`. */
export const extendHolds = (tx: Sql, orderId: string, expiresAt: Date): Promise<void> =>
  setState(tx, orderId, "held", { expiresAt });

/** Restocks everything that an order has claimed. Idempotent. */
export async function unclaimStock(tx: Sql, orderId: string): Promise<void> {
  const own = await tx
    .select()
    .from(reservationTable)
    .where(and(eq(reservationTable.orderId, orderId), eq(reservationTable.state, "claimed")));
  await restock(tx, own);
  await setState(tx, orderId, "claimed", { state: "released" });
}

export async function restock(tx: Sql, lines: readonly StockLine[]): Promise<void> {
  const pieces = piecesOf(lines);
  if (pieces.size > 0) await addStock(tx, await lockStock(tx, pieces.keys(), "update"), pieces);
}

const piecesOf = (lines: readonly StockLine[]): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { variantId, quantity } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  return pieces;
};

async function heldByOthers(
  tx: Sql,
  orderId: string,
  variantIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: reservationTable.variantId, quantity: sql`sum(${reservationTable.quantity})`.mapWith(Number) })
    .from(reservationTable)
    .where(
      and(
        inArray(reservationTable.variantId, [...variantIds]),
        eq(reservationTable.state, "held"),
        gt(reservationTable.expiresAt, now),
        ne(reservationTable.orderId, orderId),
      ),
    )
    .groupBy(reservationTable.variantId);
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

type Reservation = typeof reservationTable.$inferSelect;

async function setState(
  tx: Sql,
  orderId: string,
  from: Reservation["state"],
  values: Partial<Reservation>,
): Promise<void> {
  await tx
    .update(reservationTable)
    .set(values)
    .where(and(eq(reservationTable.orderId, orderId), eq(reservationTable.state, from)));
}
