// Security events: who signed in, which limits were reached, what operators did.

import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const securityEventTable = pgTable(
  "security_event",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp("at", { withTimezone: true, mode: "date", precision: 3 }).notNull(),
    kind: text("kind").notNull(),
    /** Not a reference: events outlive the account. */
    accountId: text("account_id"),
    /** Network of the client, as for rate limits. */
    network: text("network"),
    details: jsonb("details").$type<Readonly<Record<string, string | number>>>().notNull().default({}),
  },
  (event) => [index("security_event_by_time").on(event.at)],
);
