// Words that searches dropped, with the number of searches.

import { and, asc, desc, ne, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { rowsOf, type InsightFilter, type Period } from "./rows.ts";
import type { Table } from "./table.ts";

export interface DroppedWordRow {
  readonly word: string;
  /** Searches that did without it. */
  readonly searches: number;
  /** Searches among these in which the word was unknown. */
  readonly unknown: number;
}

export async function readDroppedWords(
  { replica: client }: Pick<Database, "replica">,
  period: Period,
  { limit, offset = 0, ...filter }: InsightFilter & { readonly limit: number; readonly offset?: number | undefined },
): Promise<Table<DroppedWordRow>> {
  const { table, where } = rowsOf("dropped-word", period, filter);
  const { name: word, searches, emptySearches } = table;
  const rows = await client
    .select({
      word,
      searches: sql<number>`sum(${searches})::float8`,
      unknown: sql<number>`sum(${emptySearches})::float8`,
    })
    .from(table)
    .where(and(where, ne(word, "")))
    .groupBy(word)
    .orderBy(desc(sql`sum(${searches})`), asc(word))
    .limit(limit)
    .offset(offset);
  return {
    rows,
    columns: { word: (row) => row.word, searches: (row) => row.searches, unknown: (row) => row.unknown },
  };
}
