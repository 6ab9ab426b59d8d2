// Finds security events: oldest first for programs that follow them, newest first for people.

import { and, asc, desc, eq, gt, gte, ilike, lt, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { subjectOf } from "./subject.ts";
import { securityEventTable as table } from "./tables.ts";

export type StoredSecurityEvent = typeof table.$inferSelect;

export interface SecurityFilter {
  readonly kind?: string | undefined;
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  /** An email address, the name of a member of staff, an account's id, or a part of a network or a detail. */
  readonly text?: string | undefined;
}

export const SECURITY_PAGE = 500;
const SHOWN_PAGE = 50;

/** A page of events, oldest first. `after` is the id of the last event that was read. */
export const listSecurityEvents = (
  { sql: client }: Pick<Database, "sql">,
  { after, ...filter }: SecurityFilter & { readonly after?: number | undefined },
): Promise<StoredSecurityEvent[]> =>
  client
    .select()
    .from(table)
    .where(and(...conditionsOf(filter), after === undefined ? undefined : gt(table.id, after)))
    .orderBy(asc(table.id))
    .limit(SECURITY_PAGE);

interface SecurityEvents {
  readonly events: readonly StoredSecurityEvent[];
  /** Cursor of the next page; null on the last. */
  readonly next: number | null;
}

/** A page of events, newest first. */
export async function searchSecurityEvents(
  { sql: client }: Pick<Database, "sql">,
  { cursor, limit = SHOWN_PAGE, ...filter }: SecurityFilter & { readonly cursor?: number | undefined; limit?: number },
): Promise<SecurityEvents> {
  const found = await client
    .select()
    .from(table)
    .where(and(...conditionsOf(filter), cursor === undefined ? undefined : lt(table.id, cursor)))
    .orderBy(desc(table.id))
    .limit(limit + 1);
  const events = found.slice(0, limit);
  return { events, next: found.length > limit ? (events.at(-1)?.id ?? null) : null };
}

/** All events of a filter, newest first, page by page. */
export async function* exportSecurityEvents(
  database: Pick<Database, "sql">,
  filter: SecurityFilter,
): AsyncGenerator<readonly StoredSecurityEvent[]> {
  for (let cursor: number | undefined; ;) {
    const { events, next } = await searchSecurityEvents(database, { ...filter, cursor, limit: SECURITY_PAGE });
    if (events.length > 0) yield events;
    if (next === null) return;
    cursor = next;
  }
}

const conditionsOf = ({ kind, since, until, text }: SecurityFilter): (SQL | undefined)[] => [
  kind ? eq(table.kind, kind) : undefined,
  since && gte(table.at, since),
  until && lt(table.at, until),
  text ? isAbout(text.trim()) : undefined,
];

function isAbout(text: string): SQL | undefined {
  const part = `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const address = text.toLowerCase();
  // Tables by name: the modules of people import this one.
  const people = sql`select id::text from account where email = ${address}
    union all select id::text from staff where email = ${address} or name ilike ${part}`;
  return or(
    eq(table.accountId, text),
    ilike(table.network, part),
    sql`${table.accountId} in (${people})`,
    sql`exists (select 1 from jsonb_each_text(${table.details}) as detail
      where detail.value ilike ${part} or detail.value = ${subjectOf(address)})`,
  );
}
