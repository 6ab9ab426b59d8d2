// The outbox: mails that are not delivered yet. A delivered mail is deleted, together with the secret links that it contains.

import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { MailAttachment } from "./mail.ts";

/** "unsubscribed" is the person's own decision about the newsletter; the mail service reports the others, which end all list mails. */
export const SUPPRESSION_REASONS = ["unsubscribed", "bounced", "complained"] as const;

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const mailTable = pgTable(
  "mail",
  {
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Null if there are none. */
    attachments: jsonb("attachments").$type<readonly MailAttachment[]>(),
    /** One-click address to unsubscribe (RFC 8058); null for mails about the recipient's own orders and account. */
    unsubscribe: text("unsubscribe"),
    createdAt: moment("created_at").notNull(),
    /** Time of the next attempt; null once abandoned. A worker that claims the mail moves it ahead, as a lease. */
    dueAt: moment("due_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
  },
  (mail) => [
    index("mail_by_due").on(mail.dueAt),
    // The order of delivery: a newsletter to a million is not sorted for every batch of ten.
    index("mail_in_order").on(sql`(${mail.unsubscribe} is not null)`, mail.dueAt),
    index("mail_by_recipient").on(mail.recipient),
  ],
);

/** Addresses that receive no list mails. Stored as keyed hashes, so that the list outlives the erasure of a person. */
export const suppressionTable = pgTable("mail_suppression", {
  addressHash: text("address_hash").primaryKey(),
  reason: text("reason", { enum: SUPPRESSION_REASONS }).notNull(),
  since: moment("since").notNull(),
});

/** The shop's key for signed links and hashes of addresses, created on first use. It belongs to the data, so backups include it. */
export const signingKeyTable = pgTable("signing_key", {
  name: text("name").primaryKey(),
  secret: text("secret").notNull(),
});
