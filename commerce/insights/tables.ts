// Numbers of shoppers' events by day. Nothing identifies a shopper.

import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const insightCountTable = pgTable(
  "insight_count",
  {
    day: date("day", { mode: "string" }).notNull(),
    /** view, click or conversion; a conversion may add its subtype: "conversion/purchase". */
    type: text("type").notNull(),
    name: text("name").notNull(),
    index: text("index").notNull(),
    /** Id of the record, or the filter; empty if there were too many on the day. */
    object: text("object").notNull(),
    /** Words of the search; empty if they are not known. */
    query: text("query").notNull(),
    /** From 1; 0 without a position. */
    position: integer("position").notNull(),
    count: integer("count").notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.type, row.name, row.index, row.object, row.query, row.position] })],
);
