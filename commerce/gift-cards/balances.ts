// What is on gift cards: the sum of their entries in the books, less what orders that await their payment have been promised.

import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { ledgerTable } from "#commerce/payments";
import { giftCardHoldTable, giftCardTable } from "./tables.ts";

export interface GiftCard {
  readonly id: string;
  /** To recognise it by; empty until its code was sent. */
  readonly lastFour: string;
  readonly currency: string;
  readonly state: "active" | "cancelled";
  readonly initialAmount: number;
  /** Thousandths. */
  readonly balance: number;
  /** What a new order may take of it: the balance less what is held. */
  readonly available: number;
}

/** The account of a card in the books: its sum is negative while the shop owes something to its holder. */
export const ledgerAccount = (giftCardId: string): string => `gift-card:${giftCardId}`;

/** These cards with their balances, in one statement; what an order itself holds does not count against it. */
export async function readGiftCards(
  client: Sql,
  ids: readonly string[],
  forOrder: string | null = null,
): Promise<GiftCard[]> {
  if (ids.length === 0) return [];
  // Named with their table: Drizzle leaves it out where a statement selects from one, and a subquery has columns of its own.
  const balance = sql`-coalesce((
    select sum(${ledgerTable.amount}) from ${ledgerTable}
    where ${ledgerTable.account} = 'gift-card:' || ${giftCardTable}.id and ${ledgerTable.currency} = ${giftCardTable}.currency
  ), 0)`.mapWith(Number);
  const isOthers = and(
    sql`${giftCardHoldTable.giftCardId} = ${giftCardTable}.id`,
    eq(giftCardHoldTable.state, "held"),
    forOrder === null ? undefined : ne(giftCardHoldTable.orderId, forOrder),
  );
  const held = sql`coalesce((
    select sum(${giftCardHoldTable.amount}) from ${giftCardHoldTable} where ${isOthers}
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
 * Locks cards, by id, so that whoever takes some of them takes turns. Balances are read afterwards, by a statement of their
 * own: one that waited for its lock would still see what was there before.
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
