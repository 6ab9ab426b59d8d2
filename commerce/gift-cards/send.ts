// Sends a gift card: creates its code, which only the mail contains.

import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { dayIn } from "#catalogue";
import { isMarketOfActor, recordAudit } from "#commerce/audit";
import { isUuid, type Database, type Sql } from "#commerce/database";
import { enqueueMail } from "#commerce/mail";
import { orderLineTable, orderTable } from "#commerce/orders";
import { INSIGHTS, readSetting } from "#commerce/settings";
import { createCode, hashOfCode, lastFourOf, readCode } from "./code.ts";
import { giftCardMail, giftSentMail, type GiftMailDetails } from "./mails.ts";
import { giftCardTable } from "./tables.ts";

export interface Sending {
  readonly now: Date;
  /** Origin of links in mails. */
  readonly origin: string;
}

/** The day of a moment in the shop's time zone, such as "2026-12-24", by which cards are sent. */
export const dayOf = (moment: Date, timeZone: string): string => dayIn(moment, timeZone).toISOString().slice(0, 10);

/** Gives a card a new code and mails it. Any earlier code stops working. */
export async function sendCard(
  tx: Sql,
  card: GiftMailDetails & { readonly recipientEmail: string },
  { now, origin }: Sending,
): Promise<void> {
  const code = createCode();
  const normalised = readCode(code) ?? "";
  await tx
    .update(giftCardTable)
    .set({ codeHash: hashOfCode(normalised), lastFour: lastFourOf(normalised), sentAt: now })
    .where(eq(giftCardTable.id, card.id));
  await enqueueMail(tx, card.recipientEmail, (shop) => giftCardMail(shop, card, code, origin), now);
}

const BATCH = 20;

/** Sends one batch of due cards and returns how many there were. Safe to run in several processes. */
export async function sendDueGiftCards({ sql: client }: Pick<Database, "sql">, sending: Sending): Promise<number> {
  return client.transaction(async (tx) => {
    const { timeZone } = await readSetting(tx, INSIGHTS);
    const due = await tx
      .select({ id: giftCardTable.id })
      .from(giftCardTable)
      .where(
        and(
          isNull(giftCardTable.sentAt),
          lte(giftCardTable.deliverOn, dayOf(sending.now, timeZone)),
          eq(giftCardTable.state, "active"),
        ),
      )
      .orderBy(asc(giftCardTable.id))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    for (const { id } of due) {
      const card = await readForMail(tx, id);
      if (!card) continue;
      await sendCard(tx, card, sending);
      if (card.buyer !== null) await enqueueMail(tx, card.buyer, (shop) => giftSentMail(shop, card), sending.now);
    }
    return due.length;
  });
}

/** Sends a card again with a new code, if its mail was lost or read by someone else. */
export async function resendGiftCard(
  { sql: client }: Pick<Database, "sql">,
  giftCardId: string,
  sending: Sending,
): Promise<{ readonly kind: "sent"; readonly to: string } | { readonly kind: "no-such-card" }> {
  if (!isUuid(giftCardId)) return { kind: "no-such-card" };
  return client.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: giftCardTable.id })
      .from(giftCardTable)
      .where(and(eq(giftCardTable.id, giftCardId), eq(giftCardTable.state, "active")))
      .for("update");
    const card = locked && (await readForMail(tx, locked.id));
    if (!card || !isMarketOfActor(card.marketCode)) return { kind: "no-such-card" };
    // The recipient was erased, but may still have the mail: a new code could not be sent, and would end the old one.
    if (card.recipientEmail === "") return { kind: "no-such-card" };
    await sendCard(tx, card, sending);
    await recordAudit(tx, {
      subject: { kind: "gift-card", id: giftCardId },
      after: { isSentAgain: true },
      market: card.marketCode,
    });
    return { kind: "sent", to: card.recipientEmail };
  });
}

async function readForMail(tx: Sql, id: string) {
  const [row] = await tx
    .select({
      id: giftCardTable.id,
      amount: giftCardTable.initialAmount,
      currency: giftCardTable.currency,
      recipientName: giftCardTable.recipientName,
      recipientEmail: giftCardTable.recipientEmail,
      senderName: giftCardTable.senderName,
      message: giftCardTable.message,
      language: giftCardTable.language,
      marketCode: orderTable.marketCode,
      buyer: orderTable.email,
    })
    .from(giftCardTable)
    .leftJoin(orderLineTable, eq(orderLineTable.id, giftCardTable.orderLineId))
    .leftJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
    .where(eq(giftCardTable.id, id));
  return row;
}
