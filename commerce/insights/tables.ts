// Figures of what shoppers did, by day of the shop's time zone. Nothing identifies a shopper.

import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Device, Subject } from "./event.ts";

const count = (name: string) => integer(name).notNull().default(0);
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** Figures of a row. */
const figures = () => ({
  searches: count("searches"),
  emptySearches: count("empty_searches"),
  /** Views of a listing or a product's page. */
  views: count("views"),
  clicks: count("clicks"),
  /** Sum of the positions of clicks that have one, which start at 1, and their number. */
  positionSum: bigint("position_sum", { mode: "number" }).notNull().default(0),
  positioned: count("positioned"),
  adds: count("adds"),
  orders: count("orders"),
  pieces: count("pieces"),
  /** Thousandths of the currency. */
  revenue: bigint("revenue", { mode: "number" }).notNull().default(0),
});

/**
 * An event adds to one row of each subject that it concerns:
 *
 *   a click at place 3 on a coat found by "wool"   shop "", query "wool", product 17, search-position "3"
 *   a search for "wool zeppelin" that did without the second word   dropped-word "zeppelin"
 */
export const insightTable = pgTable(
  "insight",
  {
    subject: text("subject").$type<Subject>().notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** Normalised query, path of the listing, id of the product, or position. Empty for all others of the day. */
    name: text("name").notNull(),
    /** Code of the market; empty if it is not known. */
    market: text("market").notNull(),
    device: text("device").$type<Device>().notNull(),
    /** Currency of the revenue; empty in rows of events. */
    currency: text("currency").notNull(),
    ...figures(),
  },
  (row) => [
    primaryKey({ columns: [row.subject, row.day, row.name, row.market, row.device, row.currency] }),
    index("insight_by_name").on(row.subject, row.name, row.day),
    // Much smaller than the primary key, which the planner avoids for whole periods.
    index("insight_by_day").on(row.subject, row.day),
    // For figures of one market, which need not read the rows of the others. A device has too many of them for an index to help.
    index("insight_by_market").on(row.subject, row.market, row.day),
  ],
);

/**
 * The same figures for all markets and devices together, which a trigger adds up: half as many rows for questions about the whole shop.
 */
export const insightTotalTable = pgTable(
  "insight_total",
  {
    subject: text("subject").$type<Subject>().notNull(),
    day: date("day", { mode: "string" }).notNull(),
    name: text("name").notNull(),
    currency: text("currency").notNull(),
    ...figures(),
  },
  (row) => [
    primaryKey({ columns: [row.subject, row.day, row.name, row.currency] }),
    index("insight_total_by_name").on(row.subject, row.name, row.day),
    index("insight_total_by_day").on(row.subject, row.day),
  ],
);

/** Batches that were written, so that one whose acknowledgement was lost is not added twice. */
export const insightBatchTable = pgTable("insight_batch", {
  id: uuid("id").primaryKey(),
  writtenAt: moment("written_at").notNull(),
});

/** Words of recent searches by their random query id, for clicks that another process receives. Deleted after a day. */
export const insightQueryTable = pgTable("insight_query", {
  id: text("id").primaryKey(),
  words: text("words").notNull(),
  searchedAt: moment("searched_at").notNull(),
});
