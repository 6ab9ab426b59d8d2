// Attribution of an order, and the outbox of events that the shop itself sends.

import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orderTable } from "../orders/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const orderAnalyticsTable = pgTable("order_analytics", {
  orderId: uuid("order_id")
    .primaryKey()
    .references(() => orderTable.id, { onDelete: "cascade" }),
  /** Pseudonym of the browser in GA4; null unless the buyer consented to analytics. */
  clientId: text("client_id"),
  sessionId: text("session_id"),
  /** True if the buyer consented to marketing too. */
  allowsMarketing: boolean("allows_marketing").notNull().default(false),
  /** Time at which a browser claimed the purchase for its data layer. */
  claimedAt: moment("claimed_at"),
});

/** Events that are not sent yet; a sent one is deleted. */
export const analyticsEventTable = pgTable(
  "analytics_event",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    name: text("name", { enum: ["purchase", "refund"] }).notNull(),
    /** "purchase", or that of the refund: each is sent once. */
    cause: text("cause").notNull(),
    params: jsonb("params").$type<object>().notNull(),
    createdAt: moment("created_at").notNull(),
    /** Time of the next attempt; null once abandoned. A worker that claims the event moves it ahead, as a lease. */
    dueAt: moment("due_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
  },
  (event) => [
    index("analytics_event_by_due").on(event.dueAt),
    uniqueIndex("analytics_event_by_cause").on(event.orderId, event.cause),
  ],
);
