// What is shared by all processes on a database beside the shop's own data.

import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** How often something has changed, by name: who was not listening sees from it that they missed something. */
export const revisionTable = pgTable("revision", {
  name: text("name").primaryKey(),
  number: bigint("number", { mode: "number" }).notNull(),
});
