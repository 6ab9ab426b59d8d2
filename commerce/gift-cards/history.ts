// History of a gift card, from its ledger entries.

import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { marketsOfActor } from "#commerce/audit";
import { isUuid, type Sql } from "#commerce/database";
import { EmailAddress } from "#commerce/mail";
import { orderTable } from "#commerce/orders";
import { ledgerTable } from "#commerce/payments";
import { ledgerAccount, readGiftCards } from "./balances.ts";
import { giftCardTable } from "./tables.ts";

export interface GiftCardMovement {
  readonly kind: "issued" | "spent" | "refunded" | "cancelled";
  /** Thousandths; negative for spending. */
  readonly amount: number;
  readonly at: Date;
}

/** Oldest first. */
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

/** Cards that orders of the operator's markets bought. Those that were given away have no market. */
function isOfActor(): SQL | undefined {
  const markets = marketsOfActor();
  if (!markets) return undefined;
  return sql`exists (
    select 1 from order_line join shop_order on shop_order.id = order_line.order_id
    where order_line.id = ${giftCardTable.orderLineId} and ${inArray(orderTable.marketCode, [...markets])})`;
}

/** A card's details for the operator, without its code, which is not stored; undefined for a card of other markets. */
export async function findGiftCardForOperator(client: Sql, giftCardId: string) {
  if (!isUuid(giftCardId)) return undefined;
  const [card] = await readGiftCards(client, [giftCardId]);
  const [row] = await client
    .select()
    .from(giftCardTable)
    .where(and(eq(giftCardTable.id, giftCardId), isOfActor()));
  if (!card || !row) return undefined;
  const { recipientEmail, recipientName, senderName, deliverOn, sentAt, createdAt } = row;
  const history = await giftCardHistory(client, giftCardId);
  return { ...card, recipientEmail, recipientName, senderName, deliverOn, sentAt, createdAt, history };
}

const MOST_FOUND = 50;

/** The card with this id, or those for this recipient, the latest first, of the operator's markets. */
export async function findGiftCardsForOperator(client: Sql, typed: string) {
  const email = EmailAddress.safeParse(typed);
  const isFound: SQL | undefined = isUuid(typed)
    ? eq(giftCardTable.id, typed)
    : email.success
      ? eq(giftCardTable.recipientEmail, email.data)
      : undefined;
  if (!isFound) return [];
  const { id, recipientEmail, createdAt } = giftCardTable;
  const rows = await client
    .select({ id, recipientEmail, createdAt })
    .from(giftCardTable)
    .where(and(isFound, isOfActor()))
    .orderBy(desc(createdAt), asc(id))
    .limit(MOST_FOUND);
  const cards = new Map(
    (
      await readGiftCards(
        client,
        rows.map((row) => row.id),
      )
    ).map((card) => [card.id, card]),
  );
  return rows.flatMap((row) => {
    const card = cards.get(row.id);
    return card ? [{ ...card, ...row }] : [];
  });
}

/** True if the card exists and was sent. Its id reveals nothing else. */
export async function isSentGiftCard(client: Sql, shopId: string, giftCardId: string): Promise<boolean> {
  if (!isUuid(giftCardId)) return false;
  const [card] = await client
    .select({ id: giftCardTable.id })
    .from(giftCardTable)
    .where(and(eq(giftCardTable.id, giftCardId), eq(giftCardTable.shopId, shopId), isNotNull(giftCardTable.sentAt)));
  return card !== undefined;
}
