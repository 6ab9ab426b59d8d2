// Events for other systems: one row for each change, written in its transaction.

import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { EventKind } from "./kinds.ts";

export const eventTable = pgTable(
  "event",
  {
    /** In the order of inserting, which is not the order of committing. */
    number: bigint("number", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Stable, so that a receiver recognises an event that it gets twice. */
    id: uuid("id").notNull().defaultRandom(),
    /** Place in the feed, without gaps; null until the event is published (commerce/webhooks/publish.ts). */
    position: bigint("position", { mode: "number" }),
    kind: text("kind").$type<EventKind>().notNull(),
    at: timestamp("at", { withTimezone: true, mode: "date", precision: 3 }).notNull(),
    /** Id of the order or account; null for products and stock. */
    subject: text("subject"),
    data: jsonb("data").$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (event) => [
    uniqueIndex("event_by_position").on(event.position),
    index("event_unpublished")
      .on(event.number)
      .where(sql`${event.position} is null`),
    index("event_by_time").on(event.at),
    index("event_by_subject").on(event.subject),
  ],
);
