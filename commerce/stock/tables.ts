// Stock that is promised to somebody, and mails that somebody waits for. How much there is, is the catalogue's own number.

import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orderTable } from "../orders/tables.ts";
import { shopTable } from "../content/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/**
 * "held" counts against the stock until it expires; "claimed" was taken off the catalogue's number when the order was paid;
 * "released" was given back.
 */
export const reservationTable = pgTable(
  "stock_reservation",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    variantId: text("variant_id").notNull(),
    quantity: integer("quantity").notNull(),
    state: text("state", { enum: ["held", "claimed", "released"] }).notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (reservation) => [
    uniqueIndex("stock_reservation_by_order").on(reservation.orderId, reservation.variantId),
    index("stock_reservation_by_variant").on(reservation.variantId, reservation.state, reservation.expiresAt),
  ],
);

/** One mail for one size that is back; the row goes when the mail is written. */
export const backInStockTable = pgTable(
  "back_in_stock",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    productId: text("product_id").notNull(),
    variantId: text("variant_id").notNull(),
    email: text("email").notNull(),
    marketCode: text("market_code").notNull(),
    /** Of the mail. */
    language: text("language").notNull().default("en"),
    createdAt: moment("created_at").notNull(),
  },
  (wish) => [uniqueIndex("back_in_stock_by_email").on(wish.variantId, wish.email)],
);
