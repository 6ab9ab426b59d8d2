// The audit log: a search, and one entry with its changes.

import { z } from "zod";
import { searchAudit, type AuditEntry } from "#commerce/audit";
import { Day } from "#commerce/database";
import { periodOf } from "#commerce/insights";
import { INSIGHTS } from "#commerce/settings";
import { AUDITED_OPERATIONS } from "#commerce/staff";
import { loads } from "../../framework/handlers.server.ts";
import { differenceOf, type ChangedField } from "./difference.ts";
import { readSubjects, type Subject } from "./subjects.server.ts";

export interface AuditRow {
  readonly number: number;
  readonly at: string;
  readonly who: string;
  readonly isPerson: boolean;
  /** In words. */
  readonly what: string;
  readonly subject: Subject;
  readonly subjectId: string;
  readonly reason: string | null;
}

export interface AuditData {
  readonly rows: readonly AuditRow[];
  readonly filters: Filters;
  readonly operations: readonly { readonly key: string; readonly name: string }[];
  /** Cursor of the next page; null on the last. */
  readonly next: number | null;
  readonly isLatest: boolean;
  readonly entry:
    | (AuditRow & {
        readonly requestId: string;
        readonly market: string | null;
        readonly changes: readonly ChangedField[];
      })
    | null;
}

/** Parameters of the address, named as those of the audit API. */
type Filters = Readonly<Partial<Record<"text" | "who" | "operation" | "from" | "to", string>>>;

const text = z.string().trim().min(1).max(200).optional().catch(undefined);
const day = Day.optional().catch(undefined);
const number = z.coerce.number().int().min(1).max(1e15).optional().catch(undefined);
const Address = z.object({
  text,
  who: text,
  operation: z
    .enum([...AUDITED_OPERATIONS.keys()])
    .optional()
    .catch(undefined),
  from: day,
  to: day,
  cursor: number,
  entry: number,
});

export const loader = loads("search-audit", async ({ shop, url }): Promise<AuditData> => {
  const { cursor, entry, ...filters } = Address.parse(Object.fromEntries(url.searchParams));
  const { from, to, ...rest } = filters;
  const { entries, next } = await searchAudit(shop.database, {
    ...rest,
    ...periodOf({ from, to }, shop.setting(INSIGHTS).timeZone),
    cursor,
  });
  const found = entry === undefined ? undefined : await findEntry(shop.database, entry);
  const subjectOf = await readSubjects(shop, found ? [found, ...entries] : entries);
  const rowOf = (one: AuditEntry) => ({ ...partsOf(one), subject: subjectOf(one) });
  return {
    rows: entries.map(rowOf),
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    operations: NAMED_OPERATIONS,
    next,
    isLatest: cursor === undefined,
    entry: found
      ? {
          ...rowOf(found),
          requestId: found.requestId,
          market: found.market,
          changes: differenceOf(found.before, found.after),
        }
      : null,
  };
});

/** Sorted by description. */
const NAMED_OPERATIONS = [...AUDITED_OPERATIONS]
  .map(([key, name]) => ({ key, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

async function findEntry(database: Parameters<typeof searchAudit>[0], wanted: number): Promise<AuditEntry | undefined> {
  const { entries } = await searchAudit(database, { cursor: wanted + 1, limit: 1 });
  return entries.find((entry) => entry.number === wanted);
}

const partsOf = (entry: AuditEntry): Omit<AuditRow, "subject"> => ({
  number: entry.number,
  at: entry.at.toISOString(),
  who: entry.operatorName,
  isPerson: entry.operatorKind === "staff",
  what: AUDITED_OPERATIONS.get(entry.operation) ?? entry.operation,
  subjectId: entry.subjectId,
  reason: entry.reason,
});
