// Creates gift cards, bought or given away. A card gets its code only when it is sent, so that the code of a card for a later day
// does not exist before.

import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { orderLineTable, orderTable } from "#commerce/orders";
import { enterLedger } from "#commerce/payments";
import { ledgerAccount } from "./balances.ts";
import { INSIGHTS, readSetting } from "#commerce/settings";
import { dayOf, sendCard, type Sending } from "./send.ts";
import { giftCardTable } from "./tables.ts";

/**
 * Creates the cards that a paid order bought, in the transaction that places it, and books them from "sales". Cards for today are
 * mailed; later ones wait. Idempotent.
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
      await createGiftCard(
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
  /** Random by default. */
  readonly id?: string;
  readonly shopId: string;
  readonly currency: string;
  /** Thousandths, positive. */
  readonly amount: number;
  readonly orderLineId: string | null;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  /** Language of its mail. */
  readonly language: string;
  /** "2026-12-24"; null for immediate delivery. */
  readonly deliverOn: string | null;
  /** Ledger account that pays for the card; "gift-cards-given" for a gift of the shop. */
  readonly from: "sales" | "gift-cards-given";
  readonly orderId: string | null;
  readonly cause: string;
  /** Market of the links in its mail; null for the default market. */
  readonly marketCode: string | null;
}

/** Creates a card, sends it unless it is for a later day, and returns its id. */
export async function createGiftCard(tx: Sql, card: NewGiftCard, sending: Sending): Promise<string> {
  const { id = randomUUID() } = card;
  const { now } = sending;
  await tx.insert(giftCardTable).values({
    id,
    shopId: card.shopId,
    // Placeholder that no code hashes to, until the card is sent.
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
  if (card.deliverOn === null || card.deliverOn <= dayOf(now, (await readSetting(tx, INSIGHTS)).timeZone)) {
    await sendCard(tx, { ...card, id }, sending);
  }
  return id;
}
