// Tables of accounts, sessions, devices, second factors, passkeys, addresses, pending registrations, password resets and changes of address,
// and rate limits. Tokens and recovery codes are stored only as hashes, so that a leaked database lets no one sign in.

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { sealedText } from "../database/sealed-text.ts";
import { tsvector } from "../database/tsvector.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

type SizesOfChart = readonly [chart: string, sizes: readonly string[]];

export const accountTable = pgTable(
  "account",
  {
    id: text("id").primaryKey(),
    /** Lower case, so that an address has one account however it is typed. */
    email: text("email").notNull().unique(),
    /** PHC string, which includes the parameters and the salt. */
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    /** 0 for customers without VIP status. */
    vipLevel: integer("vip_level").notNull().default(0),
    /** Last choice in the checkout: save the address of an order. */
    savesAddresses: boolean("saves_addresses").notNull().default(true),
    /** Handles of products viewed last, the latest first. */
    viewed: text("viewed").array().notNull().default([]),
    /** Sizes chosen last: pairs of a chart's id and names of its size groups, the latest first. Earlier versions stored an object. */
    sizes: jsonb("sizes")
      .$type<readonly SizesOfChart[] | Readonly<Record<string, readonly string[]>>>()
      .notNull()
      .default({}),
    /** Favourite designers, the latest first: handle and name. A list, because jsonb does not keep the order of keys. */
    designers: jsonb("designers").$type<readonly (readonly [handle: string, name: string])[]>().notNull().default([]),
    createdAt: moment("created_at").notNull(),
    passwordChangedAt: moment("password_changed_at").notNull(),
    /** Null unless the owner closed the account, which is erased after a grace period. Signing in opens it again. */
    closedAt: moment("closed_at"),
    /** Language of the mail that confirms the erasure. */
    closedLanguage: text("closed_language"),
    /** Words by which merchants find a customer. A migration has the function. */
    words: tsvector("words").generatedAlwaysAs(sql`account_words(email, first_name, last_name)`),
  },
  (account) => [index("account_by_word").using("gin", account.words)],
);

const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accountTable.id, { onDelete: "cascade" });

/** Internal notes about a customer, never shown in the shop. */
export const accountNoteTable = pgTable(
  "account_note",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: accountId(),
    text: text("text").notNull(),
    /** Name of the operator. */
    writtenBy: text("written_by").notNull(),
    at: moment("at").notNull(),
  },
  (note) => [index("account_note_by_account").on(note.accountId, note.at)],
);

export const sessionTable = pgTable(
  "session",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Identifies the session in the account's list of sessions. It does not authenticate. */
    id: text("id").notNull().unique(),
    accountId: accountId(),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Truncated User-Agent header. */
    agent: text("agent").notNull(),
    /** Time at which the owner last proved to be present, by signing in or by the password. */
    confirmedAt: moment("confirmed_at"),
  },
  (session) => [index("session_by_account").on(session.accountId), index("session_by_expiry").on(session.expiresAt)],
);

/** Registrations awaiting confirmation. An address may have several; the first to be confirmed becomes the account. */
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

/** Password reset links, deleted when used. */
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

/** Changes of an account's address that wait for one or both confirmations. */
export const emailChangeTable = pgTable(
  "email_change",
  {
    accountId: accountId().primaryKey(),
    /** The new address, in lower case. */
    email: text("email").notNull(),
    currentTokenHash: text("current_token_hash").notNull().unique(),
    newTokenHash: text("new_token_hash").notNull().unique(),
    isCurrentConfirmed: boolean("is_current_confirmed").notNull(),
    isNewConfirmed: boolean("is_new_confirmed").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (change) => [index("email_change_by_expiry").on(change.expiresAt)],
);

/** Browsers in which someone has signed in to the account. */
export const deviceTable = pgTable(
  "device",
  {
    tokenHash: text("token_hash").primaryKey(),
    accountId: accountId(),
    expiresAt: moment("expires_at").notNull(),
  },
  (device) => [index("device_by_account").on(device.accountId), index("device_by_expiry").on(device.expiresAt)],
);

/** Authenticator apps, one for each account. */
export const authenticatorTable = pgTable("authenticator", {
  accountId: accountId().primaryKey(),
  /** In base32. Codes are computed from it, so it is encrypted, not hashed; the password is needed as well. */
  secret: sealedText("secret").notNull(),
  createdAt: moment("created_at").notNull(),
  /** Null until a code has proved that the app has the secret. */
  confirmedAt: moment("confirmed_at"),
  /** Time step of the last accepted code, which is not accepted again. */
  lastStep: integer("last_step").notNull().default(0),
});

/** Passkeys: credentials that a device or a password manager keeps. The public key lets no one sign in. */
export const passkeyTable = pgTable(
  "passkey",
  {
    /** Names the passkey in forms. */
    id: text("id").primaryKey(),
    accountId: accountId(),
    /** Given by the authenticator, in base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text("public_key").notNull(),
    /** Number of signatures that the authenticator counted, up to 2^32; 0 if it does not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** Transports of the authenticator, such as `internal` or `usb`. */
    transports: text("transports").array().notNull(),
    /** Given by the owner. */
    name: text("name").notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (passkey) => [index("passkey_by_account").on(passkey.accountId)],
);

/** Challenges that browsers sign with a passkey. Deleted when answered, right or wrong. */
export const passkeyChallengeTable = pgTable(
  "passkey_challenge",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: text("purpose", { enum: ["add", "sign-in", "second-factor"] }).notNull(),
    /** Null for a sign-in, where the passkey identifies the account. */
    accountId: text("account_id").references(() => accountTable.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (challenge) => [
    index("passkey_challenge_by_account").on(challenge.accountId),
    index("passkey_challenge_by_expiry").on(challenge.expiresAt),
  ],
);

/** Unused recovery codes. */
export const recoveryCodeTable = pgTable(
  "recovery_code",
  { accountId: accountId(), codeHash: text("code_hash").notNull() },
  (code) => [primaryKey({ columns: [code.accountId, code.codeHash] })],
);

/** Sign-ins with the right password that wait for the second factor. Deleted when used. */
export const pendingSignInTable = pgTable(
  "pending_sign_in",
  {
    tokenHash: text("token_hash").primaryKey(),
    accountId: accountId(),
    expiresAt: moment("expires_at").notNull(),
  },
  (pending) => [
    index("pending_sign_in_by_account").on(pending.accountId),
    index("pending_sign_in_by_expiry").on(pending.expiresAt),
  ],
);

/** Number of attempts in the current rate limit window. */
export const attemptTable = pgTable(
  "attempt",
  {
    /** Hash of the limit's name and subject, so that no email or IP address is stored. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    /** End of the window, when the count starts over. */
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
    /** Readings of Japanese names; empty elsewhere. */
    lastNameKana: text("last_name_kana").notNull().default(""),
    firstNameKana: text("first_name_kana").notNull().default(""),
    company: text("company").notNull(),
    line1: text("line1").notNull(),
    line2: text("line2").notNull(),
    city: text("city").notNull(),
    /** District or neighbourhood; empty where addresses do not have one. */
    district: text("district").notNull().default(""),
    /** State, province or prefecture, as a code where the country has a list; empty where addresses do not have one. */
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
