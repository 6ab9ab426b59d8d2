// Stock reservations and back-in-stock requests. The quantity itself is part of the catalogue.

import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { VariantOption } from "#catalogue";
import { orderTable } from "../orders/tables.ts";
import { shopTable } from "../content/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/**
 * A "held" reservation reduces the available stock until it expires; a "claimed" one was subtracted from the catalogue's quantity
 * when the order was paid; a "released" one no longer counts.
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
    /** Null in reservations from before holds were limited by network. */
    heldAt: moment("held_at"),
    expiresAt: moment("expires_at").notNull(),
    /** Time of release. */
    endedAt: moment("ended_at"),
    /** Hash of the buyer's network; deleted once the order is paid, or an hour later. */
    network: text("network"),
  },
  (reservation) => [
    index("stock_reservation_by_network").on(reservation.network, reservation.heldAt),
    uniqueIndex("stock_reservation_by_order").on(reservation.orderId, reservation.variantId),
    index("stock_reservation_by_variant").on(reservation.variantId, reservation.state, reservation.expiresAt),
  ],
);

/** In the language of the mail. */
export interface VariantNames {
  readonly colour: string;
  readonly options: readonly VariantOption[];
}

/** Requests for a mail when a size is back; deleted when the mail is written. */
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
    /** Language of the mail. */
    language: text("language").notNull().default("en"),
    /** As the shopper read them; null in requests from before they were stored. */
    names: jsonb("names").$type<VariantNames>(),
    createdAt: moment("created_at").notNull(),
  },
  (request) => [uniqueIndex("back_in_stock_by_email").on(request.variantId, request.email)],
);
