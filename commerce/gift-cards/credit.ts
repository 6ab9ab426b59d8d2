// Money that goes back: onto the gift cards that paid an order, and off the cards that a cancelled order bought. Every
// operation runs in the transaction of an order that is locked already.

import { and, asc, eq, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { orderLineTable } from "#commerce/orders";
import { enterLedger, ledgerTable } from "#commerce/payments";
import { ledgerAccount, lockGiftCards, readGiftCards } from "./balances.ts";
import { giftCardHoldTable, giftCardTable } from "./tables.ts";

export interface SpentOnOrder {
  readonly giftCardId: string;
  readonly lastFour: string;
  /** What the card paid and has not got back yet. */
  readonly amount: number;
}

/** How much of an order's money is still owed to the cards that paid it, should it be refunded. */
export async function spentOnOrder(client: Sql, orderId: string): Promise<SpentOnOrder[]> {
  const amount = sql`coalesce((
    select sum(${ledgerTable.amount}) from ${ledgerTable}
    where ${ledgerTable.orderId} = ${giftCardHoldTable.orderId}
      and ${ledgerTable.account} = 'gift-card:' || ${giftCardHoldTable.giftCardId}
  ), 0)`.mapWith(Number);
  return client
    .select({ giftCardId: giftCardHoldTable.giftCardId, lastFour: giftCardTable.lastFour, amount })
    .from(giftCardHoldTable)
    .innerJoin(giftCardTable, eq(giftCardTable.id, giftCardHoldTable.giftCardId))
    .where(and(eq(giftCardHoldTable.orderId, orderId), eq(giftCardHoldTable.state, "spent")))
    .orderBy(asc(giftCardHoldTable.giftCardId));
}

export interface Credit {
  readonly orderId: string;
  readonly currency: string;
  /** What it is for: "cancel", "return:<id>". */
  readonly cause: string;
  readonly at: Date;
}

/** Puts money of an order back on a card that paid it, and never more than it paid. */
export async function creditGiftCard(
  tx: Sql,
  giftCardId: string,
  amount: number,
  { orderId, currency, cause, at }: Credit,
): Promise<void> {
  const spent = (await spentOnOrder(tx, orderId)).find((card) => card.giftCardId === giftCardId);
  if (amount <= 0 || amount > (spent?.amount ?? 0)) {
    throw new RangeError(`${amount} cannot go back to gift card ${giftCardId} for order ${orderId}`);
  }
  await enterLedger(tx, {
    orderId,
    cause,
    entries: [
      { account: ledgerAccount(giftCardId), amount: -amount, currency },
      { account: "sales", amount, currency },
    ],
    at,
  });
}

/** Puts up to so much of an order's money back on the cards that paid it; what was put back. */
export async function creditGiftCards(tx: Sql, most: number, credit: Credit): Promise<number> {
  let left = most;
  for (const { giftCardId, amount } of await spentOnOrder(tx, credit.orderId)) {
    const back = Math.min(left, amount);
    if (back <= 0) continue;
    await creditGiftCard(tx, giftCardId, back, credit);
    left -= back;
  }
  return most - left;
}

export type CancelledCards =
  | { readonly kind: "cancelled"; readonly amount: number }
  /** Somebody has spent or is about to spend some of one: nothing was cancelled. */
  | { readonly kind: "in-use" };

/** Takes back the cards that an order bought, if nobody has touched any: their money is "sales" again, to be refunded. */
export async function cancelCardsOf(tx: Sql, { orderId, currency, cause, at }: Credit): Promise<CancelledCards> {
  const bought = await tx
    .select({ id: giftCardTable.id })
    .from(giftCardTable)
    .innerJoin(orderLineTable, eq(orderLineTable.id, giftCardTable.orderLineId))
    .where(and(eq(orderLineTable.orderId, orderId), eq(giftCardTable.state, "active")));
  const ids = bought.map(({ id }) => id);
  await lockGiftCards(tx, ids);
  const cards = await readGiftCards(tx, ids);
  if (cards.some((card) => card.available !== card.initialAmount)) return { kind: "in-use" };
  let sum = 0;
  for (const { id, balance } of cards) {
    await tx.update(giftCardTable).set({ state: "cancelled" }).where(eq(giftCardTable.id, id));
    await enterLedger(tx, {
      orderId,
      cause,
      entries: [
        { account: ledgerAccount(id), amount: balance, currency },
        { account: "sales", amount: -balance, currency },
      ],
      at,
    });
    sum += balance;
  }
  return { kind: "cancelled", amount: sum };
}
