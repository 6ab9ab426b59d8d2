// Pictures that the catalogue and the content name, and the state of each.

import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const pictureTable = pgTable(
  "picture",
  {
    /** As in products: `https://cdn.example.com/x.jpg`, or `/media/files/…` for a file that the merchant supplies. */
    address: text("address").primaryKey(),
    /** As in the list of allowed hosts; empty for a file. */
    host: text("host").notNull(),
    /** Shown in place of the picture until it is there. */
    designer: text("designer").notNull(),
    state: text("state", { enum: ["waiting", "kept", "failed"] }).notNull(),
    /** Time of the next attempt. A process that claims the picture moves it ahead, as a lease. */
    dueAt: moment("due_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Reason of the last failure. */
    reason: text("reason"),
    width: integer("width"),
    height: integer("height"),
    bytes: integer("bytes"),
  },
  (picture) => [
    index("picture_by_due")
      .on(picture.host, picture.dueAt)
      .where(sql`${picture.state} = 'waiting'`),
  ],
);
