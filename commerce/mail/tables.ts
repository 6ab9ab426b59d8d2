// The outbox: mails that are not delivered yet. A delivered mail is deleted, together with the secret links that it contains.

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
    /** Time of the next attempt; null once abandoned. A worker that claims the mail moves it ahead, as a lease. */
    dueAt: moment("due_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
  },
  (mail) => [index("mail_by_due").on(mail.dueAt)],
);
