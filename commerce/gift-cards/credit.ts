// Credits gift cards that paid an order, and cancels cards that a cancelled order bought. Runs in a transaction that has locked the
// order.

import { and, asc, eq, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { orderLineTable } from "#commerce/orders";
import { enterLedger, ledgerTable } from "#commerce/payments";
import { ledgerAccount, lockGiftCards, readGiftCards } from "./balances.ts";
import { giftCardHoldTable, giftCardTable } from "./tables.ts";

interface Credit {
  readonly orderId: string;
  readonly currency: string;
  /** "cancel", "return:<id>" or similar. */
  readonly cause: string;
  readonly at: Date;
}

/** Credits up to `max` of an order's money to the cards that paid it. Returns the credited amount. */
export async function creditGiftCards(tx: Sql, max: number, { orderId, currency, cause, at }: Credit): Promise<number> {
  let left = max;
  for (const { giftCardId, amount: spent } of await spentOnOrder(tx, orderId)) {
    const amount = Math.min(left, spent);
    if (amount <= 0) continue;
    await enterLedger(tx, {
      orderId,
      cause,
      entries: [
        { account: ledgerAccount(giftCardId), amount: -amount, currency },
        { account: "sales", amount, currency },
      ],
      at,
    });
    left -= amount;
  }
  return max - left;
}

type CancelledCards =
  | { readonly kind: "cancelled"; readonly amount: number }
  /** One of the cards was spent or is held: nothing was cancelled. */
  | { readonly kind: "in-use" };

/** Cancels the cards that an order bought, if all are unused. Their amounts return to "sales", to be refunded. */
export async function cancelBoughtCards(tx: Sql, { orderId, currency, cause, at }: Credit): Promise<CancelledCards> {
  const boughtCards = await tx
    .select({ id: giftCardTable.id })
    .from(giftCardTable)
    .innerJoin(orderLineTable, eq(orderLineTable.id, giftCardTable.orderLineId))
    .where(and(eq(orderLineTable.orderId, orderId), eq(giftCardTable.state, "active")));
  const ids = boughtCards.map(({ id }) => id);
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

/** Amounts that gift cards paid for an order and have not got back. */
async function spentOnOrder(
  client: Sql,
  orderId: string,
): Promise<{ readonly giftCardId: string; readonly amount: number }[]> {
  const amount = sql`coalesce((
    select sum(${ledgerTable.amount}) from ${ledgerTable}
    where ${ledgerTable.orderId} = ${giftCardHoldTable.orderId}
      and ${ledgerTable.account} = 'gift-card:' || ${giftCardHoldTable.giftCardId}
  ), 0)`.mapWith(Number);
  return client
    .select({ giftCardId: giftCardHoldTable.giftCardId, amount })
    .from(giftCardHoldTable)
    .where(and(eq(giftCardHoldTable.orderId, orderId), eq(giftCardHoldTable.state, "spent")))
    .orderBy(asc(giftCardHoldTable.giftCardId));
}
