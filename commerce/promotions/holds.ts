// Uses of promotions by orders: held when an order begins, claimed when it is paid, released when it ends unpaid or is cancelled, like
// stock. Each runs in a transaction that has locked the order's cart or the order.

import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { promotionTable, promotionUseTable } from "./tables.ts";

/**
 * Locks promotions until the transaction ends, so that their uses can be counted and held without another order in between. Comes after
 * the lock of the cart and before those of gift cards and stock.
 */
export async function lockPromotions(tx: Pick<Sql, "select">, ids: readonly string[]): Promise<void> {
  const { id } = promotionTable;
  await tx
    .select({ id })
    .from(promotionTable)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for("no key update");
}

export interface NewUse {
  readonly promotionId: string;
  readonly codeId: string | null;
  readonly amount: number;
}

interface UsingOrder {
  readonly orderId: string;
  /** Result of `customerKey`; null while a wallet still owes the email. */
  readonly customer: string | null;
  readonly currency: string;
  readonly at: Date;
}

/** Promotions with limits must be locked, and counted since. */
export async function holdUses(
  tx: Pick<Sql, "insert">,
  uses: readonly NewUse[],
  { at, ...order }: UsingOrder,
): Promise<void> {
  if (uses.length === 0) return;
  const common = { ...order, state: "held" as const, createdAt: at, updatedAt: at };
  await tx.insert(promotionUseTable).values(uses.map((use) => ({ ...use, ...common })));
}

/** A hold lasts until it is released, so there is nothing to be short of. Idempotent. */
export async function claimUses(tx: Pick<Sql, "update">, orderId: string, at: Date, customer: string): Promise<void> {
  const { orderId: order, state, customer: known } = promotionUseTable;
  await tx
    .update(promotionUseTable)
    // The email of an express order was not known before.
    .set({ state: "claimed", customer: sql`coalesce(${known}, ${customer})`, updatedAt: at })
    .where(and(eq(order, orderId), eq(state, "held")));
}

/** Gives the uses and their amounts back, of unpaid orders and of those that were cancelled as a whole. Idempotent. */
export async function releaseUses(tx: Pick<Sql, "update">, orderId: string, at: Date): Promise<void> {
  const { orderId: order, state } = promotionUseTable;
  await tx
    .update(promotionUseTable)
    .set({ state: "released", updatedAt: at })
    .where(and(eq(order, orderId), ne(state, "released")));
}
