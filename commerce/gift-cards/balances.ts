// Balances of gift cards: the sum of ledger entries, less holds of orders that await payment.

import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { ledgerTable } from "#commerce/payments";
import { giftCardHoldTable, giftCardTable } from "./tables.ts";

export interface GiftCard {
  readonly id: string;
  /** Shown to identify the card; empty until its code was sent. */
  readonly lastFour: string;
  readonly currency: string;
  readonly state: "active" | "cancelled";
  readonly initialAmount: number;
  /** Thousandths. */
  readonly balance: number;
  /** Amount that a new order may use: the balance less holds. */
  readonly available: number;
}

/** Ledger account of a card. Its sum is negative while the shop owes the holder. */
export const ledgerAccount = (giftCardId: string): string => `gift-card:${giftCardId}`;

/** Reads cards with balances in one statement. Holds of `forOrder` do not reduce what is available to it. */
export async function readGiftCards(
  client: Sql,
  ids: readonly string[],
  forOrder: string | null = null,
): Promise<GiftCard[]> {
  if (ids.length === 0) return [];
  // The table is written out because Drizzle omits it when selecting from one table, which is ambiguous in a subquery.
  const balance = sql`-coalesce((
    select sum(${ledgerTable.amount}) from ${ledgerTable}
    where ${ledgerTable.account} = 'gift-card:' || ${giftCardTable}.id and ${ledgerTable.currency} = ${giftCardTable}.currency
  ), 0)`.mapWith(Number);
  const isOtherHold = and(
    sql`${giftCardHoldTable.giftCardId} = ${giftCardTable}.id`,
    eq(giftCardHoldTable.state, "held"),
    forOrder === null ? undefined : ne(giftCardHoldTable.orderId, forOrder),
  );
  const held = sql`coalesce((
    select sum(${giftCardHoldTable.amount}) from ${giftCardHoldTable} where ${isOtherHold}
  ), 0)`.mapWith(Number);
  const rows = await client
    .select({
      id: giftCardTable.id,
      lastFour: giftCardTable.lastFour,
      currency: giftCardTable.currency,
      state: giftCardTable.state,
      initialAmount: giftCardTable.initialAmount,
      balance,
      held,
    })
    .from(giftCardTable)
    .where(inArray(giftCardTable.id, [...ids]));
  return rows.map(({ held: promised, ...card }) => ({
    ...card,
    available: card.state === "active" ? Math.max(0, card.balance - promised) : 0,
  }));
}

/**
 * Locks cards in order of id, which prevents deadlocks. Balances must be read by a later statement: one that waited for the lock
 * would see the state before it.
 */
export async function lockGiftCards(tx: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: giftCardTable.id })
    .from(giftCardTable)
    .where(inArray(giftCardTable.id, [...ids]))
    .orderBy(asc(giftCardTable.id))
    .for("update");
}
