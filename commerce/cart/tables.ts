// Bags and what is in them: a guest's, opened by a token of which only the hash is kept, and an account's.

import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountTable } from "../accounts/tables.ts";
import { shopTable } from "../content/tables.ts";
import type { GiftOrder } from "#catalogue";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const cartTable = pgTable(
  "cart",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** The account that owns it, or that a guest's bag went into; null for a guest's. */
    accountId: text("account_id").references(() => accountTable.id, { onDelete: "cascade" }),
    /** "merged" went into an account's bag, "ordered" became an order: neither is opened any more. */
    status: text("status", { enum: ["active", "merged", "ordered"] })
      .notNull()
      .default("active"),
    /** Of the token that opens a guest's bag; null for an account's. */
    tokenHash: text("token_hash").unique(),
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
    /** Not bound to rows: the catalogue is replaced as a whole, and a product may come back. Null for a gift card. */
    productId: text("product_id"),
    variantId: text("variant_id"),
    /** A gift card to be bought, with whom it is for; null for a product. */
    gift: jsonb("gift").$type<GiftOrder>(),
    quantity: integer("quantity").notNull(),
    /** What the shopper last saw it cost each, in thousandths of that price list's currency, so that a change can be shown. */
    seenPrice: bigint("seen_price", { mode: "number" }),
    seenPriceList: text("seen_price_list"),
    /** Tells the order of what was added in the same moment. */
    ordinal: bigint("ordinal", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    addedAt: moment("added_at").notNull().defaultNow(),
  },
  (line) => [uniqueIndex("cart_line_by_variant").on(line.cartId, line.variantId)],
);

/** Additions that were carried out, by the key that the browser made up: the same click sent twice adds once. */
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
