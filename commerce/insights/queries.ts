// Words of searches by query id, shared by the processes of a shop: a click may reach another one than its search did.

import { inArray } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { insightQueryTable } from "./tables.ts";

export interface SearchedWords {
  readonly id: string;
  readonly words: string;
}

export async function saveQueries({ sql: client }: Database, queries: readonly SearchedWords[], now: Date) {
  if (queries.length === 0) return;
  await client
    .insert(insightQueryTable)
    .values(queries.map((query) => ({ ...query, searchedAt: now })))
    .onConflictDoNothing();
}

/** Words by query id, of those that are known. */
export async function findQueries(
  { sql: client }: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, words } = insightQueryTable;
  const rows = await client
    .select({ id, words })
    .from(insightQueryTable)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.words]));
}
