// The only ways to change entries: erasing a person from their texts, and deleting entries after their retention period.

import { lt, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { auditEntryTable as table } from "./tables.ts";

/** The trigger of the table accepts changes until the end of this transaction. */
const unlock = (tx: Pick<Sql, "execute">) => tx.execute(sql`select set_config('vitrine.audit_retention', 'on', true)`);
const lock = (tx: Pick<Sql, "execute">) => tx.execute(sql`select set_config('vitrine.audit_retention', 'off', true)`);

/** Replaces names and addresses of a person wherever an operator wrote them. */
export async function forgetInAudit(tx: Pick<Sql, "execute">, texts: readonly string[]): Promise<void> {
  const known = [...new Set(texts.map((text) => text.trim()).filter((text) => text.length >= SHORTEST))];
  if (known.length === 0) return;
  // In JSON, quotes and backslashes are escaped.
  const spellings = [...new Set(known.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]))];
  const pattern = spellings.map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)).join("|");
  const without = (column: typeof table.reason | typeof table.before | typeof table.after) =>
    sql`regexp_replace(${column}::text, ${pattern}, ${ERASED}, 'gi')`;
  await unlock(tx);
  await tx.execute(sql`
    update ${table} set
      reason = ${without(table.reason)}, before = ${without(table.before)}::jsonb, after = ${without(table.after)}::jsonb
    where concat_ws(' ', reason, before::text, after::text) ~* ${pattern}`);
  await lock(tx);
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
