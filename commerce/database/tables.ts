// Tables that coordinate the processes on a database.

import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** Change counters by name, so that a process that was not listening notices missed changes. */
export const revisionTable = pgTable("revision", {
  name: text("name").primaryKey(),
  number: bigint("number", { mode: "number" }).notNull(),
});
