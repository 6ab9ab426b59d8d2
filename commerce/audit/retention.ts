// The only ways to change entries: erasing a person from their texts, and deleting entries after their retention period.

import { isDeepStrictEqual } from "node:util";
import { and, eq, gte, lt, max, min, sql, type SQL } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { auditEntryTable as table } from "./tables.ts";

/** The trigger of the table accepts changes until the end of this transaction. */
const unlock = (tx: Pick<Sql, "execute">) => tx.execute(sql`select set_config('vitrine.audit_retention', 'on', true)`);
const lock = (tx: Pick<Sql, "execute">) => tx.execute(sql`select set_config('vitrine.audit_retention', 'off', true)`);

/** Entries of one statement. Large shops have millions, which no statement reads within its time limit. */
const STEP = 20_000;

/** Replaces names and addresses of a person wherever an operator wrote them. */
export async function forgetInAudit(tx: Sql, texts: readonly string[]): Promise<void> {
  const known = [...new Set(texts.map((text) => text.trim()).filter((text) => text.length >= SHORTEST))];
  if (known.length === 0) return;
  const pattern = new RegExp(known.map(escaped).join("|"), "giu");
  const { id, number, reason, before, after } = table;
  const [range] = await tx.select({ first: min(number), last: max(number) }).from(table);
  await unlock(tx);
  for (let from = range?.first ?? 0; from <= (range?.last ?? -1); from += STEP) {
    const isInStep = and(gte(number, from), lt(number, from + STEP));
    const found = await tx
      .select({ id, reason, before, after })
      .from(table)
      .where(and(isInStep, mayHave(known)));
    for (const { id: of, ...entry } of found) {
      const forgotten = without(entry, pattern) as typeof entry;
      if (!isDeepStrictEqual(forgotten, entry)) await tx.update(table).set(forgotten).where(eq(id, of));
    }
  }
  await lock(tx);
}

/** True for all entries that have one of the texts in a string, and for some that have it between two strings. */
function mayHave(texts: readonly string[]): SQL {
  const written = texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
  const patterns = [...new Set(written)].map((text) => `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`);
  return sql`lower(concat_ws(' ', ${table.reason}, ${table.before}::text, ${table.after}::text))
    like any (array(select lower(one) from unnest(${sql.param(patterns)}::text[]) as one))`;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.|?*+()[\]{}/]/g, String.raw`\$&`);

/** In strings alone: a name can look like a part of the JSON around them. */
function without(value: unknown, pattern: RegExp): unknown {
  if (typeof value === "string") return value.replaceAll(pattern, ERASED);
  if (Array.isArray(value)) return value.map((one) => without(one, pattern));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, without(one, pattern)]));
}

/** A name of one letter would be found everywhere. */
const SHORTEST = 3;
const ERASED = "[erased]";

/** Deletes entries that are older than the configured number of years. */
export async function sweepAudit({ sql: client }: Database, years: number, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  await client.transaction(async (tx) => {
    await unlock(tx);
    await tx.delete(table).where(lt(table.at, before));
  });
}
