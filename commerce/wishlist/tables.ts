// Wishlists, what is on them, and the links that show them to others. Tokens are kept as hashes only.

import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountTable } from "../accounts/tables.ts";
import { shopTable } from "../content/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const wishlistTable = pgTable(
  "wishlist",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    userType: text("user_type", { enum: ["account", "anonymous"] }).notNull(),
    /** The account that owns it, or that an anonymous list went into. */
    userId: text("user_id").references(() => accountTable.id, { onDelete: "cascade" }),
    /** "reconciled" is an anonymous list that went into an account's: its token opens nothing any more. */
    status: text("status", { enum: ["active", "reconciled"] })
      .notNull()
      .default("active"),
    /** Of the token that opens an anonymous list; null for an account's. */
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
    /** Not bound to a row: the catalogue is replaced as a whole, and a product may come back. */
    productId: text("product_id").notNull(),
    /** Tells apart what was added in the same moment. */
    ordinal: bigint("ordinal", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
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
