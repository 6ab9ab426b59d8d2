// Gives a card away: money of the shop, without an order.

import type { LanguageCode } from "#catalogue";
import { recordAudit } from "#commerce/audit";
import type { Database } from "#commerce/database";
import { createGiftCard } from "./issue.ts";
import type { Sending } from "./send.ts";

export interface GivenCard {
  readonly shopId: string;
  readonly email: string;
  /** Thousandths. */
  readonly amount: number;
  readonly currency: string;
  readonly message: string;
  /** Language of the mail. */
  readonly language: LanguageCode;
}

/** Returns the card's id. */
export const giveGiftCard = (
  { sql: client }: Pick<Database, "sql">,
  { shopId, email, amount, currency, message, language }: GivenCard,
  sending: Sending,
): Promise<string> =>
  client.transaction(async (tx) => {
    const card = {
      shopId,
      currency,
      amount,
      orderLineId: null,
      recipientName: "",
      recipientEmail: email,
      senderName: "",
      message,
      language,
      deliverOn: null,
      from: "gift-cards-given",
      orderId: null,
      cause: "given",
      marketCode: null,
    } as const;
    const id = await createGiftCard(tx, card, sending);
    await recordAudit(tx, { subject: { kind: "gift-card", id }, after: { amount, currency } });
    return id;
  });
