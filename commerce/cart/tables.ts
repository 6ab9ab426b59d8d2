// Tables of carts and their lines. A guest's cart is identified by a token, which is stored only as a hash.

import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountTable } from "../accounts/tables.ts";
import { shopTable } from "../content/tables.ts";
import type { GiftOptions, GiftOrder } from "#catalogue";
import type { LineSource } from "#commerce/orders";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const cartTable = pgTable(
  "cart",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** The account that owns the cart, or that a guest's cart was merged into; null for an open guest cart. */
    accountId: text("account_id").references(() => accountTable.id, { onDelete: "cascade" }),
    /** "merged" into an account's cart, or "ordered"; such carts cannot be opened. */
    status: text("status", { enum: ["active", "merged", "ordered"] })
      .notNull()
      .default("active"),
    /** Hash of the token of a guest's cart; null for an account's cart. */
    tokenHash: text("token_hash").unique(),
    /** Null unless it is a gift. Ignored while the cart is empty, so that a restored line keeps them. */
    giftOptions: jsonb("gift_options").$type<GiftOptions>(),
    /** Discount codes that the shopper entered, normalised; the oldest first. */
    codes: text("codes").array().notNull().default([]),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (cart) => [
    uniqueIndex("cart_of_account")
      .on(cart.shopId, cart.accountId)
      .where(sql`${cart.status} = 'active' and ${cart.tokenHash} is null`),
    index("cart_by_change").on(cart.updatedAt),
  ],
);

export const cartLineTable = pgTable(
  "cart_line",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    cartId: uuid("cart_id")
      .notNull()
      .references(() => cartTable.id, { onDelete: "cascade" }),
    /** No foreign key: imports replace the whole catalogue, and a product may return. Null for a gift card. */
    productId: text("product_id"),
    variantId: text("variant_id"),
    /** The gift card to buy, with its recipient; null for a product. */
    gift: jsonb("gift").$type<GiftOrder>(),
    quantity: integer("quantity").notNull(),
    /** Unit price last shown to the shopper, in thousandths of the price list's currency, to detect changes. */
    seenPrice: bigint("seen_price", { mode: "number" }),
    seenPriceList: text("seen_price_list"),
    /** Insertion order, for lines added at the same time. */
    ordinal: bigint("ordinal", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    addedAt: moment("added_at").notNull().defaultNow(),
    /** Place where the shopper found it, as far as they allow measuring. Copied to the order. */
    source: jsonb("source").$type<LineSource>(),
  },
  (line) => [uniqueIndex("cart_line_by_variant").on(line.cartId, line.variantId)],
);

/** Idempotency keys of completed additions, so that a request sent twice adds once. */
export const cartRequestTable = pgTable(
  "cart_request",
  {
    cartId: uuid("cart_id")
      .notNull()
      .references(() => cartTable.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (request) => [uniqueIndex("cart_request_by_key").on(request.cartId, request.key)],
);
