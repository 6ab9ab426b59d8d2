// Gives a card away: money of the shop, without an order.

import { eq, sql } from "drizzle-orm";
import type { LanguageCode } from "#catalogue";
import { recordAudit } from "#commerce/audit";
import type { Database } from "#commerce/database";
import { createGiftCard } from "./issue.ts";
import type { Sending } from "./send.ts";
import { giftCardTable } from "./tables.ts";

export interface GivenCard {
  /** Idempotency key, a UUID: repeating a request with it gives no second card. */
  readonly key: string;
  readonly shopId: string;
  readonly email: string;
  /** Thousandths. */
  readonly amount: number;
  readonly currency: string;
  readonly message: string;
  /** Language of the mail. */
  readonly language: LanguageCode;
}

export type GiveResult =
  | { readonly kind: "given"; readonly id: string }
  /** The key belongs to another card. */
  | { readonly kind: "key-used" };

export const giveGiftCard = (
  { sql: client }: Pick<Database, "sql">,
  { key, shopId, email, amount, currency, message, language }: GivenCard,
  sending: Sending,
): Promise<GiveResult> => {
  // As the database writes it, by which the ledger finds the card's balance.
  const id = key.toLowerCase();
  return client.transaction(async (tx): Promise<GiveResult> => {
    // A second request with the key waits for the first one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gift card ${id}`}, 0))`);
    const [known] = await tx.select().from(giftCardTable).where(eq(giftCardTable.id, id));
    if (known) {
      const isSame = known.recipientEmail === email && known.initialAmount === amount && known.currency === currency;
      return isSame ? { kind: "given", id } : { kind: "key-used" };
    }
    const card = {
      id,
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
    await createGiftCard(tx, card, sending);
    await recordAudit(tx, { subject: { kind: "gift-card", id }, after: { amount, currency } });
    return { kind: "given", id };
  });
};
