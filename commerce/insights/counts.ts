// Adds up numbers of events, reads them and deletes old ones.

import { and, desc, gte, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { insightCountTable } from "./tables.ts";

export type InsightCount = typeof insightCountTable.$inferSelect;

/** Days that numbers are kept. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;
const BATCH = 500;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Rows with the same key must be added up before. */
export async function addInsightCounts({ sql: client }: Database, rows: readonly InsightCount[]): Promise<void> {
  const { day, type, name, index, object, query, position, count } = insightCountTable;
  for (let from = 0; from < rows.length; from += BATCH) {
    await client
      .insert(insightCountTable)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [day, type, name, index, object, query, position],
        set: { count: sql`${count} + excluded.count` },
      });
  }
}

/** The largest numbers of the days, which include both ends. */
export const readInsightCounts = (
  { replica: client }: Database,
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<readonly InsightCount[]> => {
  const { day, count } = insightCountTable;
  return client
    .select()
    .from(insightCountTable)
    .where(and(gte(day, from), lte(day, to)))
    .orderBy(desc(count), desc(day))
    .limit(limit);
};

export async function sweepInsightCounts({ sql: client }: Database, now: number): Promise<void> {
  await client.delete(insightCountTable).where(lt(insightCountTable.day, dayOf(now - KEPT_DAYS * DAY_MS)));
}
