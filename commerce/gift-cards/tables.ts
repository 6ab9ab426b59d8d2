// Tables of gift cards and holds. A card's balance is the sum of its ledger entries; holds reserve part of it for orders that
// await payment.

import { sql } from "drizzle-orm";
import { bigint, check, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orderLineTable, orderTable } from "../orders/tables.ts";
import { shopTable } from "../content/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const giftCardTable = pgTable(
  "gift_card",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    codeHash: text("code_hash").notNull().unique(),
    /** Shown to identify the card: "…7Q2K". */
    lastFour: text("last_four").notNull(),
    currency: text("currency").notNull(),
    initialAmount: bigint("initial_amount", { mode: "number" }).notNull(),
    state: text("state", { enum: ["active", "cancelled"] }).notNull(),
    /** The order line that bought it; null for a card given away by the shop. */
    orderLineId: uuid("order_line_id").references(() => orderLineTable.id),
    recipientName: text("recipient_name").notNull(),
    recipientEmail: text("recipient_email").notNull(),
    senderName: text("sender_name").notNull(),
    message: text("message").notNull(),
    /** Language of the mail. */
    language: text("language").notNull().default("en"),
    deliverOn: date("deliver_on", { mode: "string" }),
    sentAt: moment("sent_at"),
    expiresAt: moment("expires_at"),
    createdAt: moment("created_at").notNull(),
  },
  (card) => [
    index("gift_card_by_delivery").on(card.sentAt, card.deliverOn),
    index("gift_card_by_line").on(card.orderLineId),
  ],
);

export const giftCardHoldTable = pgTable(
  "gift_card_hold",
  {
    giftCardId: uuid("gift_card_id")
      .notNull()
      .references(() => giftCardTable.id),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    amount: bigint("amount", { mode: "number" }).notNull(),
    state: text("state", { enum: ["held", "spent", "released"] }).notNull(),
  },
  (hold) => [
    uniqueIndex("gift_card_hold_by_order").on(hold.giftCardId, hold.orderId),
    index("gift_card_hold_of_order").on(hold.orderId),
    check("gift_card_hold_is_positive", sql`${hold.amount} > 0`),
  ],
);
