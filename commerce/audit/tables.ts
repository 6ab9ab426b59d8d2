// Audit entries. A trigger in the migration refuses to change or delete them, except for retention (retention.ts).

import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export type AuditedFields = Readonly<Record<string, unknown>>;

export const auditEntryTable = pgTable(
  "audit_entry",
  {
    /** Id of the operation, which can leave only one entry. */
    id: uuid("id").primaryKey(),
    /** Order of entries, for paging. */
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp("at", { withTimezone: true, mode: "date", precision: 3 }).notNull(),
    operatorId: text("operator_id").notNull(),
    operatorKind: text("operator_kind").notNull(),
    operatorName: text("operator_name").notNull(),
    operation: text("operation").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    /** Changed fields only. */
    before: jsonb("before").$type<AuditedFields>(),
    after: jsonb("after").$type<AuditedFields>(),
    reason: text("reason"),
    requestId: text("request_id").notNull(),
    /** Code of the market, for changes that belong to one. */
    market: text("market"),
  },
  (entry) => [
    index("audit_entry_by_number").on(entry.number),
    index("audit_entry_by_time").on(entry.at),
    index("audit_entry_by_operator").on(entry.operatorId, entry.number),
    index("audit_entry_by_operation").on(entry.operation, entry.number),
    index("audit_entry_by_subject").on(entry.subjectKind, entry.subjectId, entry.number),
  ],
);
