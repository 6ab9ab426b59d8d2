// Wishlists, their items and share links. Tokens are stored only as hashes.

import { sql } from "drizzle-orm";
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountTable } from "../accounts/tables.ts";
import { shopTable } from "../content/tables.ts";
import type { Prices } from "../products/product.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const wishlistTable = pgTable(
  "wishlist",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    userType: text("user_type", { enum: ["account", "anonymous"] }).notNull(),
    /** The account that owns the list, or into which an anonymous list was merged. */
    userId: text("user_id").references(() => accountTable.id, { onDelete: "cascade" }),
    /** "reconciled": an anonymous list that was merged into an account's; its token is no longer valid. */
    status: text("status", { enum: ["active", "reconciled"] })
      .notNull()
      .default("active"),
    /** Hash of the token that opens an anonymous list; null for an account's list. */
    tokenHash: text("token_hash").unique(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (list) => [
    index("wishlist_by_user").on(list.userId),
    uniqueIndex("wishlist_of_account")
      .on(list.shopId, list.userId)
      .where(sql`${list.userType} = 'account'`),
  ],
);

export const wishlistItemTable = pgTable(
  "wishlist_item",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    wishlistId: uuid("wishlist_id")
      .notNull()
      .references(() => wishlistTable.id, { onDelete: "cascade" }),
    /** No foreign key: an import replaces the whole catalogue, and a product may return. */
    productId: text("product_id").notNull(),
    /** Orders items that were added at the same time. */
    ordinal: bigint("ordinal", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The product when it was saved, or when alerts last compared it; null if it was not on sale. */
    seenPrices: jsonb("seen_prices").$type<Prices>(),
    seenInStock: boolean("seen_in_stock"),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (item) => [uniqueIndex("wishlist_item_by_product").on(item.wishlistId, item.productId)],
);

export const wishlistShareTable = pgTable(
  "wishlist_share",
  {
    tokenHash: text("token_hash").primaryKey(),
    wishlistId: uuid("wishlist_id")
      .notNull()
      .references(() => wishlistTable.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (share) => [index("wishlist_share_by_wishlist").on(share.wishlistId)],
);
