// The table of settings that a merchant has changed.

import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const settingTable = pgTable("setting", {
  name: text("name").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date", precision: 3 }).notNull(),
});
