// Named API tokens of operators.

import { pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const apiTokenTable = pgTable(
  "api_token",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull(),
    permissions: text("permissions").array().notNull(),
    /** Name of the operator. */
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at"),
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (token) => [uniqueIndex("api_token_by_hash").on(token.tokenHash)],
);
