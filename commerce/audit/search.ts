// Finds audit entries, the latest first, page by page.

import { and, desc, eq, gte, ilike, lt, or, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { auditEntryTable as table } from "./tables.ts";

export type AuditEntry = typeof table.$inferSelect;

export interface AuditQuery {
  /** Id of an operator, or a part of their name. */
  readonly who?: string | undefined;
  readonly operation?: string | undefined;
  readonly subject?: { readonly kind: string; readonly id?: string | undefined } | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  /** A part of the reason, the subject's id or the changed fields. */
  readonly text?: string | undefined;
  /** `next` of the page before. */
  readonly cursor?: number | undefined;
  readonly limit?: number | undefined;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Null on the last page. */
  readonly next: number | null;
}

export const AUDIT_PAGE = 50;

export async function searchAudit(
  { sql: client }: Pick<Database, "sql">,
  { who, operation, subject, from, until, text, cursor, limit = AUDIT_PAGE }: AuditQuery,
): Promise<AuditPage> {
  const like = (part: string) => `%${part.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const entries = await client
    .select()
    .from(table)
    .where(
      and(
        who ? or(eq(table.operatorId, who), ilike(table.operatorName, like(who))) : undefined,
        operation ? eq(table.operation, operation) : undefined,
        subject ? eq(table.subjectKind, subject.kind) : undefined,
        subject?.id === undefined ? undefined : eq(table.subjectId, subject.id),
        from && gte(table.at, from),
        until && lt(table.at, until),
        text
          ? or(
              ilike(table.reason, like(text)),
              ilike(table.subjectId, like(text)),
              ilike(sql`${table.before}::text`, like(text)),
              ilike(sql`${table.after}::text`, like(text)),
            )
          : undefined,
        cursor === undefined ? undefined : lt(table.number, cursor),
      ),
    )
    .orderBy(desc(table.number))
    .limit(limit + 1);
  const page = entries.slice(0, limit);
  return { entries: page, next: entries.length > limit ? (page.at(-1)?.number ?? null) : null };
}

/** All entries of a query, page by page. */
export async function* exportAudit(
  database: Pick<Database, "sql">,
  query: Omit<AuditQuery, "cursor" | "limit">,
): AsyncGenerator<readonly AuditEntry[]> {
  for (let cursor: number | undefined; ;) {
    const { entries, next } = await searchAudit(database, { ...query, cursor, limit: EXPORT_PAGE });
    if (entries.length > 0) yield entries;
    if (next === null) return;
    cursor = next;
  }
}

const EXPORT_PAGE = 500;
