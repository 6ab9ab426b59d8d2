// Paying with gift cards: an order that begins its payment holds what it takes, spends it when it is paid, and otherwise gives
// it back. Every operation runs in the transaction of an order that is locked already. No card goes below zero.

import { and, eq, ne } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { enterLedger } from "#commerce/payments";
import { ledgerAccount, lockGiftCards, readGiftCards } from "./balances.ts";
import { giftCardHoldTable } from "./tables.ts";

export interface Held {
  readonly giftCardId: string;
  readonly lastFour: string;
  readonly amount: number;
}

/**
 * Holds as much of what is due as these cards have, one after another as they are given. Cards of another currency, of nobody,
 * or with nothing on them hold nothing and are left out. What the order held before is replaced.
 */
export async function holdGiftCards(
  tx: Sql,
  order: { readonly id: string; readonly currency: string },
  giftCardIds: readonly string[],
  due: number,
): Promise<readonly Held[]> {
  await tx
    .delete(giftCardHoldTable)
    .where(and(eq(giftCardHoldTable.orderId, order.id), ne(giftCardHoldTable.state, "spent")));
  const ids = [...new Set(giftCardIds)];
  await lockGiftCards(tx, ids);
  const cards = new Map((await readGiftCards(tx, ids)).map((card) => [card.id, card]));
  const holds: Held[] = [];
  let left = due;
  for (const id of ids) {
    const card = cards.get(id);
    if (card?.currency !== order.currency) continue;
    const amount = Math.min(left, card.available);
    if (amount <= 0) continue;
    holds.push({ giftCardId: id, lastFour: card.lastFour, amount });
    left -= amount;
  }
  if (holds.length > 0) {
    await tx
      .insert(giftCardHoldTable)
      .values(
        holds.map(({ giftCardId, amount }) => ({ giftCardId, orderId: order.id, amount, state: "held" as const })),
      );
  }
  return holds;
}

/** "short": what was held ran out, and somebody else has spent it since. Then nothing was taken from any card. */
export type Spent = { readonly kind: "spent"; readonly amount: number } | { readonly kind: "short" };

/**
 * Takes what an order holds: from the cards' accounts in the books to "sales". What was released meanwhile is taken if it is
 * still there. A second time does nothing.
 */
export async function spendHolds(tx: Sql, orderId: string, currency: string, at: Date): Promise<Spent> {
  const holds = await tx.select().from(giftCardHoldTable).where(eq(giftCardHoldTable.orderId, orderId));
  const amount = holds.reduce((sum, hold) => sum + hold.amount, 0);
  const open = holds.filter(({ state }) => state !== "spent");
  if (open.length === 0) return { kind: "spent", amount };
  const ids = open.map(({ giftCardId }) => giftCardId);
  await lockGiftCards(tx, ids);
  const cards = new Map((await readGiftCards(tx, ids, orderId)).map((card) => [card.id, card]));
  if (open.some((hold) => (cards.get(hold.giftCardId)?.available ?? 0) < hold.amount)) return { kind: "short" };
  await tx.update(giftCardHoldTable).set({ state: "spent" }).where(eq(giftCardHoldTable.orderId, orderId));
  const taken = open.reduce((sum, hold) => sum + hold.amount, 0);
  await enterLedger(tx, {
    orderId,
    cause: "gift-card",
    entries: [
      ...open.map((hold) => ({ account: ledgerAccount(hold.giftCardId), amount: hold.amount, currency })),
      { account: "sales", amount: -taken, currency },
    ],
    at,
  });
  return { kind: "spent", amount };
}

/** Gives back what an order held and did not spend: its payment failed, or ran out of time. */
export async function releaseHolds(tx: Sql, orderId: string): Promise<void> {
  await tx
    .update(giftCardHoldTable)
    .set({ state: "released" })
    .where(and(eq(giftCardHoldTable.orderId, orderId), eq(giftCardHoldTable.state, "held")));
}
