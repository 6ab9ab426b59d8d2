// Gives money of a placed order back to where it came from: to its payment as far as that goes, and the rest to the gift cards
// that paid besides. In a transaction that has locked the order.

import { and, eq, isNotNull, like } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { creditGiftCards } from "#commerce/gift-cards";
import { recordEvent, type OrderRow } from "#commerce/orders";
import { ledgerTable, refundTable, requestRefund } from "#commerce/payments";

export interface GiveBack {
  /** Thousandths. */
  readonly amount: number;
  /** What it is for: "cancel", "return:<id>", "merchant:<id>". The same cause gives back once. */
  readonly cause: string;
  /** For people. */
  readonly reason: string;
  readonly at: Date;
}

export interface GivenBack {
  readonly toPayment: number;
  readonly toGiftCards: number;
}

/** Asked for more than is left of what was paid, it throws: ask `refundable` before. */
export async function giveBack(
  tx: Sql,
  order: Pick<OrderRow, "id" | "number" | "currency">,
  { amount, cause, reason, at }: GiveBack,
): Promise<GivenBack> {
  if (amount === 0) return { toPayment: 0, toGiftCards: 0 };
  const toPayment = await requestRefund(tx, { order, amount, cause, reason, at });
  const rest = amount - toPayment;
  const credit = { orderId: order.id, currency: order.currency, cause, at };
  const toGiftCards = rest > 0 ? await creditGiftCards(tx, rest, credit) : 0;
  if (toPayment + toGiftCards !== amount) {
    throw new RangeError(`${amount} cannot be given back of order ${order.number}, only ${toPayment + toGiftCards}`);
  }
  if (toGiftCards > 0) {
    await recordEvent(tx, {
      orderId: order.id,
      kind: "refunded",
      by: "shop",
      at,
      details: { amount: toGiftCards, to: "gift-card" },
    });
  }
  return { toPayment, toGiftCards };
}

/** How much went back for a cause, or was promised. */
export async function givenBack(tx: Sql, orderId: string, cause: string): Promise<number> {
  const isOfCause = and(
    eq(refundTable.orderId, orderId),
    eq(refundTable.cause, cause),
    isNotNull(refundTable.paymentId),
  );
  const refunds = await tx.select({ amount: refundTable.amount }).from(refundTable).where(isOfCause);
  const credits = await tx
    .select({ amount: ledgerTable.amount })
    .from(ledgerTable)
    .where(
      and(eq(ledgerTable.orderId, orderId), eq(ledgerTable.cause, cause), like(ledgerTable.account, "gift-card:%")),
    );
  return [...refunds, ...credits].reduce((sum, { amount }) => sum + Math.abs(amount), 0);
}

/** How much of what was paid for an order has not gone back, been promised back, or become a gift card: by the books. */
export async function refundable(
  client: Pick<Sql, "select">,
  order: Pick<OrderRow, "id" | "currency">,
): Promise<number> {
  const entries = await client
    .select({ account: ledgerTable.account, cause: ledgerTable.cause, amount: ledgerTable.amount })
    .from(ledgerTable)
    .where(eq(ledgerTable.orderId, order.id));
  const left = entries.reduce((sum, { account, cause, amount }) => {
    const isMoneyIn = cause === "payment" && account.startsWith("provider:");
    const isPromised = account === "owed" && amount < 0;
    // What cards paid and got back; and the cards that the order bought, whose money is theirs until they are cancelled.
    const isCard = account.startsWith("gift-card:");
    return isMoneyIn || isPromised || isCard ? sum + amount : sum;
  }, 0);
  return Math.max(0, left);
}
