// Newsletter subscriptions. Mail is sent only to confirmed ones, and to those from before links were sent: `token_hash is null or
// confirmed_at is not null`. Their subscribers agreed by the form alone, and no link ever asked them to confirm.

import { pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const newsletterSubscriptionTable = pgTable(
  "newsletter_subscription",
  {
    /** Lower case, so that each address subscribes once. */
    email: text("email").primaryKey(),
    /** Country code of the market. */
    market: text("market").notNull(),
    language: text("language").notNull(),
    /** Hash of the token in the link; null in subscriptions from before links were sent. */
    tokenHash: text("token_hash"),
    /** Time at which the form was last sent. */
    subscribedAt: moment("subscribed_at").notNull().defaultNow(),
    /** Null until the link is confirmed, and in subscriptions from before links were sent. */
    confirmedAt: moment("confirmed_at"),
  },
  (subscription) => [uniqueIndex("newsletter_by_token").on(subscription.tokenHash)],
);
