// Words that searches did without, by how often.

import { and, asc, desc, eq, between, ne, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { ofActor } from "./of-actor.ts";
import type { InsightFilter, Period } from "./read.ts";
import type { Table } from "./table.ts";
import { insightTable } from "./tables.ts";

export interface DroppedWordRow {
  readonly word: string;
  /** Searches that did without it. */
  readonly searches: number;
  /** Those in which nothing was known about it. */
  readonly unknown: number;
}

export async function readDroppedWords(
  { replica: client }: Pick<Database, "replica">,
  { from, to }: Period,
  {
    market,
    device,
    limit,
    offset = 0,
  }: InsightFilter & { readonly limit: number; readonly offset?: number | undefined },
): Promise<Table<DroppedWordRow>> {
  const { subject, day, name: word, searches, emptySearches } = insightTable;
  const rows = await client
    .select({
      word,
      searches: sql<number>`sum(${searches})::float8`,
      unknown: sql<number>`sum(${emptySearches})::float8`,
    })
    .from(insightTable)
    .where(
      and(
        eq(subject, "dropped-word"),
        between(day, from, to),
        ne(word, ""),
        market === undefined ? undefined : eq(insightTable.market, market),
        ofActor(insightTable.market),
        device === undefined ? undefined : eq(insightTable.device, device),
      ),
    )
    .groupBy(word)
    .orderBy(desc(sql`sum(${searches})`), asc(word))
    .limit(limit)
    .offset(offset);
  return {
    rows,
    columns: { word: (row) => row.word, searches: (row) => row.searches, unknown: (row) => row.unknown },
  };
}
