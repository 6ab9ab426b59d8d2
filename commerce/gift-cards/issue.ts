// Making gift cards: those that an order has paid for, and those that the shop gives. A card has no code until it is sent, so
// that the code of a card for Christmas is nowhere before Christmas.

import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { orderLineTable, orderTable } from "#commerce/orders";
import { enterLedger } from "#commerce/payments";
import { ledgerAccount } from "./balances.ts";
import { dayOf, sendCard, type Sending } from "./send.ts";
import { giftCardTable } from "./tables.ts";

/**
 * Makes the cards that a paid order bought, in the transaction that places it: from "sales" to each card's account in the
 * books. Cards of today are mailed, later ones wait for their day. A second time does nothing.
 */
export async function issueForOrder(tx: Sql, orderId: string, sending: Sending): Promise<void> {
  const lines = await tx
    .select({ line: orderLineTable, order: orderTable, card: giftCardTable.id })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
    .leftJoin(giftCardTable, eq(giftCardTable.orderLineId, orderLineTable.id))
    .where(and(eq(orderLineTable.orderId, orderId), isNotNull(orderLineTable.gift)))
    .orderBy(asc(orderLineTable.ordinal));
  for (const { line, order, card } of lines) {
    if (card !== null || line.gift === null) continue;
    for (let number = 0; number < line.quantity; number++) {
      await makeCard(
        tx,
        {
          shopId: order.shopId,
          currency: order.currency,
          amount: line.price,
          orderLineId: line.id,
          recipientName: line.gift.recipientName,
          recipientEmail: line.gift.recipientEmail,
          senderName: line.gift.senderName,
          message: line.gift.message,
          language: order.language,
          deliverOn: line.gift.deliverOn,
          from: "sales",
          orderId,
          cause: "gift-card-sold",
          marketCode: order.marketCode,
        },
        sending,
      );
    }
  }
}

export interface NewGiftCard {
  readonly shopId: string;
  readonly currency: string;
  /** Thousandths, more than nothing. */
  readonly amount: number;
  readonly orderLineId: string | null;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  /** Of its mail. */
  readonly language: string;
  /** "2026-12-24"; null for at once. */
  readonly deliverOn: string | null;
  /** The account in the books that pays for it: "gift-cards-given" is the shop's own generosity. */
  readonly from: "sales" | "gift-cards-given";
  readonly orderId: string | null;
  readonly cause: string;
  /** Whose pages the links in its mail lead to; null for the shop's own. */
  readonly marketCode: string | null;
}

/** Makes one card and, unless it is for a later day, sends it. Its id. */
export async function makeCard(tx: Sql, card: NewGiftCard, sending: Sending): Promise<string> {
  const id = randomUUID();
  const { now } = sending;
  await tx.insert(giftCardTable).values({
    id,
    shopId: card.shopId,
    // No code has this hash; the card gets its own when it is sent.
    codeHash: `unsent ${id}`,
    lastFour: "",
    currency: card.currency,
    initialAmount: card.amount,
    state: "active",
    orderLineId: card.orderLineId,
    recipientName: card.recipientName,
    recipientEmail: card.recipientEmail,
    senderName: card.senderName,
    message: card.message,
    language: card.language,
    deliverOn: card.deliverOn,
    createdAt: now,
  });
  await enterLedger(tx, {
    orderId: card.orderId,
    cause: card.cause,
    entries: [
      { account: ledgerAccount(id), amount: -card.amount, currency: card.currency },
      { account: card.from, amount: card.amount, currency: card.currency },
    ],
    at: now,
  });
  if (card.deliverOn === null || card.deliverOn <= dayOf(now)) {
    await sendCard(tx, { ...card, id }, sending);
  }
  return id;
}
