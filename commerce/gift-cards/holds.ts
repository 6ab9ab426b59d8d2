// Paying with gift cards: an unpaid order holds part of their balances, spends the holds when it is paid, and releases them
// otherwise. Runs in a transaction that has locked the order. No balance becomes negative.

import { and, eq, ne } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { enterLedger } from "#commerce/payments";
import { ledgerAccount, lockGiftCards, readGiftCards } from "./balances.ts";
import { giftCardHoldTable } from "./tables.ts";

interface GiftCardHold {
  readonly giftCardId: string;
  readonly lastFour: string;
  readonly amount: number;
}

/**
 * Holds up to the amount due on these cards, in the given order. Skips cards that are unknown, empty or of another currency.
 * Replaces earlier holds of the order.
 */
export async function holdGiftCards(
  tx: Sql,
  order: { readonly id: string; readonly currency: string },
  giftCardIds: readonly string[],
  due: number,
): Promise<readonly GiftCardHold[]> {
  await tx
    .delete(giftCardHoldTable)
    .where(and(eq(giftCardHoldTable.orderId, order.id), ne(giftCardHoldTable.state, "spent")));
  const ids = [...new Set(giftCardIds)];
  await lockGiftCards(tx, ids);
  const cards = new Map((await readGiftCards(tx, ids)).map((card) => [card.id, card]));
  const holds: GiftCardHold[] = [];
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

/** "short" if a hold was released and its amount spent elsewhere; then nothing is spent. */
type Spent = { readonly kind: "spent"; readonly amount: number } | { readonly kind: "short" };

/**
 * Spends an order's holds: moves the amounts from the cards' ledger accounts to "sales". Released holds are spent if the balances
 * still allow it. Idempotent.
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

/** Releases the holds of an order whose payment failed or expired. */
export async function releaseHolds(tx: Sql, orderId: string): Promise<void> {
  await tx
    .update(giftCardHoldTable)
    .set({ state: "released" })
    .where(and(eq(giftCardHoldTable.orderId, orderId), eq(giftCardHoldTable.state, "held")));
}
