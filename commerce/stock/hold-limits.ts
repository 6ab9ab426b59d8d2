// Limits of unpaid holds by product and network, counted from the reservations themselves. A paid order does not count.

import { inArray, sql } from "drizzle-orm";
import { hashOf, type Limited } from "#commerce/accounts";
import type { Database, Sql } from "#commerce/database";
import { HOLD_WINDOW_MS, isOverHeld, LARGEST_UNPAID, type UnpaidHolds } from "./hold-rules.ts";
import { backInStockTable, reservationTable } from "./tables.ts";

export interface WantedPieces {
  readonly productId: string;
  readonly quantity: number;
}

/** The stored form of a network: a hash, which is deleted after an hour. */
export const heldFrom = (network: string): string => hashOf(`held from ${network}`);

/** Runs before stock is locked, in the transaction that holds it. Waits for other orders of the same network. */
export async function findHoldLimit(
  tx: Sql,
  network: string,
  wanted: readonly WantedPieces[],
  now: Date,
): Promise<Limited | undefined> {
  if (wanted.length === 0) return undefined;
  const from = heldFrom(network);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${from}, 0))`);
  const unpaid = await readUnpaid(tx, from, now);
  if (unpaid.length === 0) return undefined;
  const lapsed = unpaid.filter(({ hasLapsed }) => hasLapsed).map(({ productId }) => productId);
  const waitedFor = await findWaitedFor(tx, lapsed);
  const over = unpaid.filter((holds) => {
    const pieces = sumOf(wanted.filter(({ productId }) => productId === holds.productId));
    return pieces > 0 && isOverHeld(holds, pieces, LARGEST_UNPAID.product, waitedFor.has(holds.productId));
  });
  const all = {
    pieceMinutes: unpaid.reduce((sum, { pieceMinutes }) => sum + pieceMinutes, 0),
    hasLapsed: false,
    haveEnded: unpaid.every(({ haveEnded }) => haveEnded),
  };
  if (isOverHeld(all, sumOf(wanted), LARGEST_UNPAID.network, false)) over.push(...unpaid);
  if (over.length === 0) return undefined;
  const oldest = Math.min(...over.map(({ heldAt }) => heldAt.getTime()));
  return { kind: "limited", until: new Date(oldest + HOLD_WINDOW_MS) };
}

/** Deletes networks that no longer count. */
export async function forgetHolders({ sql: client }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - HOLD_WINDOW_MS).toISOString();
  await client
    .update(reservationTable)
    .set({ network: null })
    .where(sql`${reservationTable.network} is not null and ${reservationTable.heldAt} <= ${before}::timestamptz`);
}

const sumOf = (wanted: readonly WantedPieces[]): number => wanted.reduce((sum, { quantity }) => sum + quantity, 0);

async function readUnpaid(
  tx: Sql,
  from: string,
  now: Date,
): Promise<readonly (UnpaidHolds & { readonly productId: string; readonly heldAt: Date })[]> {
  const since = new Date(now.getTime() - HOLD_WINDOW_MS).toISOString();
  const { rows } = await tx.execute(sql`
    select line.product_id,
      sum(held.quantity * extract(epoch from least(coalesce(held.ended_at, held.expires_at), held.expires_at) - held.held_at) / 60)::float8
        as piece_minutes,
      bool_or(coalesce(held.ended_at, ${now.toISOString()}::timestamptz) >= held.expires_at) as has_lapsed,
      bool_and(held.ended_at < held.expires_at) as have_ended,
      extract(epoch from min(held.held_at))::float8 as held_at
    from ${reservationTable} as held
    join order_line as line on line.order_id = held.order_id and line.variant_id = held.variant_id
    where held.network = ${from} and held.state in ('held', 'released') and held.held_at > ${since}::timestamptz
    group by line.product_id`);
  return rows.map((row) => ({
    productId: String(row["product_id"]),
    pieceMinutes: Number(row["piece_minutes"]),
    hasLapsed: row["has_lapsed"] === true,
    haveEnded: row["have_ended"] === true,
    heldAt: new Date(Number(row["held_at"]) * 1000),
  }));
}

async function findWaitedFor(tx: Sql, productIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (productIds.length === 0) return new Set();
  const { productId } = backInStockTable;
  const rows = await tx
    .selectDistinct({ productId })
    .from(backInStockTable)
    .where(inArray(productId, [...productIds]));
  return new Set(rows.map((row) => row.productId));
}
