// A gift card's own story, for whoever has its code: what was put on it and what was taken off.

import { and, asc, eq, isNotNull } from "drizzle-orm";
import { isUuid, type Sql } from "#commerce/database";
import { ledgerTable } from "#commerce/payments";
import { ledgerAccount, readGiftCards } from "./balances.ts";
import { giftCardTable } from "./tables.ts";

export interface GiftCardMovement {
  readonly kind: "issued" | "spent" | "refunded" | "cancelled";
  /** Thousandths; below zero for what was taken off. */
  readonly amount: number;
  readonly at: Date;
}

/** The oldest first. */
export async function giftCardHistory(client: Sql, giftCardId: string): Promise<GiftCardMovement[]> {
  const entries = await client
    .select({ amount: ledgerTable.amount, cause: ledgerTable.cause, at: ledgerTable.at })
    .from(ledgerTable)
    .where(eq(ledgerTable.account, ledgerAccount(giftCardId)))
    .orderBy(asc(ledgerTable.id));
  return entries.map(({ amount, cause, at }, index) => ({
    kind: index === 0 ? "issued" : amount < 0 ? "refunded" : cause === "gift-card" ? "spent" : "cancelled",
    amount: -amount,
    at,
  }));
}

/** A card as the operator sees it: never its code, which nobody has. */
export async function findGiftCardForOperator(client: Sql, giftCardId: string) {
  if (!isUuid(giftCardId)) return undefined;
  const [card] = await readGiftCards(client, [giftCardId]);
  const [row] = await client.select().from(giftCardTable).where(eq(giftCardTable.id, giftCardId));
  if (!card || !row) return undefined;
  const { recipientEmail, recipientName, senderName, deliverOn, sentAt, createdAt } = row;
  const history = await giftCardHistory(client, giftCardId);
  return { ...card, recipientEmail, recipientName, senderName, deliverOn, sentAt, createdAt, history };
}

/** Whether there is such a card and it was sent: all that its id tells to somebody without its code. */
export async function isSentGiftCard(client: Sql, shopId: string, giftCardId: string): Promise<boolean> {
  if (!isUuid(giftCardId)) return false;
  const [card] = await client
    .select({ id: giftCardTable.id })
    .from(giftCardTable)
    .where(and(eq(giftCardTable.id, giftCardId), eq(giftCardTable.shopId, shopId), isNotNull(giftCardTable.sentAt)));
  return card !== undefined;
}
