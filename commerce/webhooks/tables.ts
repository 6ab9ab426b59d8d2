// The feed's position, receivers of webhooks, and deliveries to them with their attempts.

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { eventTable } from "../events/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** One row, which is locked to publish events. */
export const eventFeedTable = pgTable("event_feed", {
  name: text("name").primaryKey(),
  /** Position of the last published event. */
  position: bigint("position", { mode: "number" }).notNull(),
  /** Events up to here were deleted at the end of their retention period. */
  prunedTo: bigint("pruned_to", { mode: "number" }).notNull(),
});

export const webhookTable = pgTable("webhook", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  url: text("url").notNull(),
  /** Kinds of events; empty for all. */
  kinds: text("kinds").array().notNull(),
  /** Signs requests, so it cannot be stored as a hash. */
  secret: text("secret").notNull(),
  /** The secret before the last rotation, which signs too until the time below. */
  previousSecret: text("previous_secret"),
  previousUntil: moment("previous_until"),
  isEnabled: boolean("is_enabled").notNull(),
  /** Time of the first failure since the last success. */
  failingSince: moment("failing_since"),
  /** Set if the shop disabled it because it failed for days. */
  disabledAt: moment("disabled_at"),
  /** Name of the operator. */
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

export const webhookDeliveryTable = pgTable(
  "webhook_delivery",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhookTable.id, { onDelete: "cascade" }),
    event: bigint("event", { mode: "number" })
      .notNull()
      .references(() => eventTable.number, { onDelete: "cascade" }),
    state: text("state", { enum: ["waiting", "delivered", "failed"] }).notNull(),
    /** Time of the next attempt; null once delivered or failed. A worker that claims the delivery moves it ahead, as a lease. */
    dueAt: moment("due_at"),
    /** Attempts since it was created or replayed. */
    attempts: integer("attempts").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (delivery) => [
    uniqueIndex("webhook_delivery_once").on(delivery.webhookId, delivery.event),
    index("webhook_delivery_due")
      .on(delivery.webhookId, delivery.dueAt)
      .where(sql`${delivery.dueAt} is not null`),
    index("webhook_delivery_by_event").on(delivery.event),
  ],
);

export const webhookAttemptTable = pgTable(
  "webhook_attempt",
  {
    deliveryId: bigint("delivery_id", { mode: "number" })
      .notNull()
      .references(() => webhookDeliveryTable.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    /** HTTP status; null if there was no response. */
    status: integer("status"),
    /** First characters of the response. */
    response: text("response").notNull(),
    /** Why there was no response. */
    error: text("error"),
    milliseconds: integer("milliseconds").notNull(),
  },
  (attempt) => [primaryKey({ columns: [attempt.deliveryId, attempt.at] })],
);
