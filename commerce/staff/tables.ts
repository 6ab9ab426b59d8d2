// Tables of operators: staff, their sessions, invitations, resets and second factors, and named API tokens. Tokens and recovery codes
// are stored only as hashes.

import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";

import { sealedText } from "../database/sealed-text.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const staffTable = pgTable(
  "staff",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Lower case. Someone who was removed can be invited again, as a new row. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** PHC string, as customers' are; empty once the person is removed. */
    passwordHash: text("password_hash").notNull(),
    role: text("role").notNull(),
    /** Codes of the markets that the person works for; null for all. */
    markets: text("markets").array(),
    status: text("status", { enum: ["active", "removed"] }).notNull(),
    language: text("language").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Increases with every edit, so that of two editors the second sees the first one's change. */
    version: integer("version").notNull().default(1),
  },
  (staff) => [
    uniqueIndex("staff_by_email")
      .on(staff.email)
      .where(sql`${staff.status} = 'active'`),
  ],
);

const staffId = () =>
  uuid("staff_id")
    .notNull()
    .references(() => staffTable.id, { onDelete: "cascade" });

export const staffSessionTable = pgTable(
  "staff_session",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Identifies the session in lists. It does not authenticate. */
    id: uuid("id").notNull().unique().defaultRandom(),
    staffId: staffId(),
    /** True between the right password and the code of the second factor. */
    isPending: boolean("is_pending").notNull(),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Truncated User-Agent header. */
    agent: text("agent").notNull(),
    secondFactorAt: moment("second_factor_at"),
  },
  (session) => [
    index("staff_session_by_staff").on(session.staffId),
    index("staff_session_by_expiry").on(session.expiresAt),
  ],
);

export const staffInvitationTable = pgTable(
  "staff_invitation",
  {
    tokenHash: text("token_hash").primaryKey(),
    id: uuid("id").notNull().unique().defaultRandom(),
    /** Null for the first owner, who chooses it. */
    email: text("email"),
    role: text("role").notNull(),
    markets: text("markets").array(),
    language: text("language").notNull(),
    /** Id and name of the operator. */
    invitedById: text("invited_by_id").notNull(),
    invitedBy: text("invited_by").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (invitation) => [index("staff_invitation_by_expiry").on(invitation.expiresAt)],
);

/** Password reset links, deleted when used. */
export const staffResetTable = pgTable(
  "staff_reset",
  { tokenHash: text("token_hash").primaryKey(), staffId: staffId(), expiresAt: moment("expires_at").notNull() },
  (reset) => [index("staff_reset_by_staff").on(reset.staffId), index("staff_reset_by_expiry").on(reset.expiresAt)],
);

export const staffTwoFactorTable = pgTable("staff_two_factor", {
  staffId: staffId().primaryKey(),
  /** In base32, as customers' are: codes are computed from it. */
  secret: sealedText("secret").notNull(),
  createdAt: moment("created_at").notNull(),
  /** Null until a code has proved that the app has the secret. */
  confirmedAt: moment("confirmed_at"),
  /** Time step of the last accepted code, which is not accepted again. */
  lastStep: integer("last_step").notNull().default(0),
});

export const staffRecoveryCodeTable = pgTable(
  "staff_recovery_code",
  { staffId: staffId(), codeHash: text("code_hash").notNull() },
  (code) => [primaryKey({ columns: [code.staffId, code.codeHash] })],
);

/** Filters of a list under a name, of one person or shared with everyone who sees the list. */
export const savedViewTable = pgTable(
  "saved_view",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    staffId: staffId(),
    /** Name of the list. */
    list: text("list").notNull(),
    name: text("name").notNull(),
    /** Query of the list's address. */
    query: text("query").notNull(),
    isShared: boolean("is_shared").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (view) => [uniqueIndex("saved_view_by_name").on(view.staffId, view.list, view.name)],
);

export const apiTokenTable = pgTable(
  "api_token",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull(),
    permissions: text("permissions").array().notNull(),
    /** Markets of its creator; null for all. */
    markets: text("markets").array(),
    /** Name of the operator. */
    createdBy: text("created_by").notNull(),
    /** Id of the operator; empty for tokens of earlier versions. */
    createdById: text("created_by_id").notNull().default(""),
    /** The token that created this one, with which it is revoked. */
    parentId: uuid("parent_id").references((): AnyPgColumn => apiTokenTable.id),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at"),
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (token) => [uniqueIndex("api_token_by_hash").on(token.tokenHash), index("api_token_by_parent").on(token.parentId)],
);
