// Newsletter subscriptions.

import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const newsletterSubscriptionTable = pgTable("newsletter_subscription", {
  /** Lower case, so that each address subscribes once. */
  email: text("email").primaryKey(),
  /** Country code of the market. */
  market: text("market").notNull(),
  language: text("language").notNull(),
  subscribedAt: timestamp("subscribed_at", { withTimezone: true, mode: "date", precision: 3 }).notNull().defaultNow(),
});
