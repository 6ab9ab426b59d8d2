// The only ways to change entries: erasing a person from their texts, and deleting entries after their retention period.

import { eq, lt, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { auditEntryTable as table } from "./tables.ts";

/** The trigger of the table accepts changes until the end of this transaction. */
const unlock = (tx: Pick<Sql, "execute">) => tx.execute(sql`select set_config('vitrine.audit_retention', 'on', true)`);
const lock = (tx: Pick<Sql, "execute">) => tx.execute(sql`select set_config('vitrine.audit_retention', 'off', true)`);

/** Replaces names and addresses of a person wherever an operator wrote them. */
export async function forgetInAudit(tx: Sql, texts: readonly string[]): Promise<void> {
  const known = [...new Set(texts.map((text) => text.trim()).filter((text) => text.length >= SHORTEST))];
  if (known.length === 0) return;
  const { id, reason, before, after } = table;
  const strings = sql`jsonb_path_query(jsonb_build_array(${reason}, ${before}, ${after}), 'strict $.** ? (@.type() == "string")')`;
  const found = await tx.select({ id, reason, before, after }).from(table).where(sql`exists (
      select 1 from ${strings} as written, unnest(${sql.param(known)}::text[]) as one
      where strpos(lower(written #>> '{}'), lower(one)) > 0)`);
  const pattern = new RegExp(known.map(escaped).join("|"), "giu");
  await unlock(tx);
  for (const { id: of, ...entry } of found)
    await tx
      .update(table)
      .set(without(entry, pattern) as typeof entry)
      .where(eq(id, of));
  await lock(tx);
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
