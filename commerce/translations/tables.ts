// The table of stored translations: of a merchant's file, or of the external service.

import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export const translationTable = pgTable(
  "translation",
  {
    /** Language code: "de". */
    language: text("language").notNull(),
    /** SHA-256 of the English text, which may be too long for an index. */
    digest: text("digest").notNull(),
    translated: text("translated").notNull(),
    origin: text("origin").$type<TranslationOrigin>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date", precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.digest] })],
);

/** A translation from a file takes precedence over the service's. */
export type TranslationOrigin = "file" | "service";
