// Who asked for the newsletter.

import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const newsletterSubscriptionTable = pgTable("newsletter_subscription", {
  /** Lower-cased: one subscription an address however it is typed. */
  email: text("email").primaryKey(),
  /** Country code of the market it was asked for in. */
  market: text("market").notNull(),
  language: text("language").notNull(),
  subscribedAt: timestamp("subscribed_at", { withTimezone: true, mode: "date", precision: 3 }).notNull().defaultNow(),
});
