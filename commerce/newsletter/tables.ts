// Newsletter subscriptions and issues. Issues are sent only to confirmed subscriptions, and only these are exported.

import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { IssueContent } from "./issue-content.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const newsletterSubscriptionTable = pgTable(
  "newsletter_subscription",
  {
    /** Lower case, so that each address subscribes once. */
    email: text("email").primaryKey(),
    /** Country code of the market. */
    market: text("market").notNull(),
    language: text("language").notNull(),
    /** Values of departments that the subscriber chose; empty for everything. */
    topics: text("topics").array().notNull().default([]),
    /** Form that asked: "footer", "page" or "account"; null in subscriptions from before it was stored. */
    source: text("source"),
    /** Hash of the token in the link; null in subscriptions from before links were sent. */
    tokenHash: text("token_hash"),
    /** Time at which the form was last sent. */
    subscribedAt: moment("subscribed_at").notNull().defaultNow(),
    /** Null until the link is confirmed, and in subscriptions from before links were sent. */
    confirmedAt: moment("confirmed_at"),
  },
  (subscription) => [uniqueIndex("newsletter_by_token").on(subscription.tokenHash)],
);

/** Issues of the newsletter. The cursor moves in the transaction that adds a batch to the outbox, so each address gets an issue once. */
export const newsletterIssueTable = pgTable(
  "newsletter_issue",
  {
    /** Chosen by the operator; a repeated request with it is the same issue. */
    id: text("id").primaryKey(),
    content: jsonb("content").$type<IssueContent>().notNull(),
    /** Last address that was written to; empty before the first and after the last. */
    cursor: text("cursor").notNull().default(""),
    /** Number of mails written so far. */
    mails: integer("mails").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    /** Null until every subscriber has been written to. */
    finishedAt: moment("finished_at"),
  },
  (issue) => [
    index("newsletter_issue_unfinished")
      .on(issue.createdAt)
      .where(sql`${issue.finishedAt} is null`),
  ],
);
