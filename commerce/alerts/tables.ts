// Alerts and saved searches of accounts: what a customer has consented to, and when it is checked next. The state that a product is compared with is on the
// wishlist's item.

import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountTable } from "../accounts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const alertTable = pgTable(
  "alert",
  {
    accountId: text("account_id")
      .primaryKey()
      .references(() => accountTable.id, { onDelete: "cascade" }),
    /** Lower prices of products on the wishlist. */
    priceDrops: boolean("price_drops").notNull().default(false),
    /** Products on the wishlist that are in stock again. */
    backInStock: boolean("back_in_stock").notNull().default(false),
    /** Market whose prices and visibility apply, and language of the mails. */
    market: text("market").notNull(),
    language: text("language").notNull(),
    /** Last time at which something was turned on, and the version of the text that the customer agreed to. */
    consentedAt: moment("consented_at").notNull(),
    consentVersion: text("consent_version").notNull(),
    /** Time of the next check. */
    dueAt: moment("due_at").notNull(),
    /** Set while a process checks; another takes over once it is past. */
    leasedUntil: moment("leased_until"),
    /** Position of the catalogue at the last check; null before the first. */
    checkedPosition: text("checked_position"),
    /** Time of the last mail. */
    sentAt: moment("sent_at"),
  },
  (alert) => [index("alert_by_due").on(alert.dueAt)],
);

export const FREQUENCIES = ["daily", "weekly", "never"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const savedSearchTable = pgTable(
  "saved_search",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: text("account_id")
      .notNull()
      .references(() => accountTable.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Address of the listing without country and query, and its query without the question mark. */
    path: text("path").notNull(),
    query: text("query").notNull(),
    market: text("market").notNull(),
    language: text("language").notNull(),
    frequency: text("frequency", { enum: FREQUENCIES }).notNull(),
    createdAt: moment("created_at").notNull(),
    consentedAt: moment("consented_at").notNull(),
    consentVersion: text("consent_version").notNull(),
    dueAt: moment("due_at").notNull(),
    /** Products that matched, the newest first; null until they are noted. Others are new. */
    seen: text("seen").array(),
    /** Products published before are too old to be new: they only take the place of others that are gone. */
    publishedFrom: moment("published_from"),
  },
  (search) => [
    uniqueIndex("saved_search_once").on(search.accountId, search.market, search.path, search.query),
    index("saved_search_by_due")
      .on(search.dueAt)
      .where(sql`${search.frequency} <> 'never'`),
  ],
);
