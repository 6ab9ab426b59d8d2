// Alerts of accounts: what a customer has consented to, and when it is checked next. The state that a product is compared with is on the
// wishlist's item.

import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
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
