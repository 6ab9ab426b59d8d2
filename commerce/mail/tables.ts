// The outbox: mails that were promised and are not delivered yet. A delivered mail leaves the table, and with it the links
// that it carried.

import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const mailTable = pgTable(
  "mail",
  {
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: moment("created_at").notNull(),
    /** When it may be tried next. Who takes it to deliver it moves this ahead, so that nobody else does meanwhile. */
    dueAt: moment("due_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
  },
  // A mail that was given up has no due moment, and is not in the way of the others.
  (mail) => [index("mail_by_due").on(mail.dueAt)],
);
