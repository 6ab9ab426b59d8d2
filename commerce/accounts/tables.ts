// Accounts, their sessions and addresses, what waits for a link in a mail, and the counting of attempts. Of every token only
// the hash is kept: whoever reads these tables cannot sign in with what they say.

import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const accountTable = pgTable("account", {
  id: text("id").primaryKey(),
  /** Lower-cased: one account an address however it is typed. */
  email: text("email").notNull().unique(),
  /** As a PHC string, which carries its own parameters and salt. */
  passwordHash: text("password_hash").notNull(),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  /** 0 for everyone who is not a VIP. */
  vipLevel: integer("vip_level").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  passwordChangedAt: moment("password_changed_at").notNull(),
});

const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accountTable.id, { onDelete: "cascade" });

export const sessionTable = pgTable(
  "session",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Names the session to its owner, who may end it; it opens nothing. */
    id: text("id").notNull().unique(),
    accountId: accountId(),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** The browser as it named itself, shortened. */
    agent: text("agent").notNull(),
  },
  (session) => [index("session_by_account").on(session.accountId), index("session_by_expiry").on(session.expiresAt)],
);

/** Asked for and not confirmed yet. An address may have several; the first that is confirmed becomes the account. */
export const registrationTable = pgTable(
  "registration",
  {
    tokenHash: text("token_hash").primaryKey(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (registration) => [
    index("registration_by_email").on(registration.email),
    index("registration_by_expiry").on(registration.expiresAt),
  ],
);

/** A forgotten password's link; gone once it was used. */
export const passwordResetTable = pgTable(
  "password_reset",
  {
    tokenHash: text("token_hash").primaryKey(),
    accountId: accountId(),
    expiresAt: moment("expires_at").notNull(),
  },
  (reset) => [
    index("password_reset_by_account").on(reset.accountId),
    index("password_reset_by_expiry").on(reset.expiresAt),
  ],
);

/** How often something was tried in its current span of time. */
export const attemptTable = pgTable(
  "attempt",
  {
    /** Hash of what was tried and by whom or on which account: no stranger's address is kept. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    /** When counting begins anew. */
    endsAt: moment("ends_at").notNull(),
  },
  (attempt) => [index("attempt_by_end").on(attempt.endsAt)],
);

export const addressTable = pgTable(
  "address",
  {
    id: text("id").primaryKey(),
    accountId: accountId(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    company: text("company").notNull(),
    line1: text("line1").notNull(),
    line2: text("line2").notNull(),
    city: text("city").notNull(),
    /** State, province or prefecture; empty where addresses have none. */
    region: text("region").notNull(),
    postalCode: text("postal_code").notNull(),
    /** ISO 3166 alpha-2, upper case. */
    country: text("country").notNull(),
    phone: text("phone").notNull(),
    isDefault: boolean("is_default").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (address) => [
    index("address_by_account").on(address.accountId),
    uniqueIndex("address_default")
      .on(address.accountId)
      .where(sql`${address.isDefault}`),
  ],
);
