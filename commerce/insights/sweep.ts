// Deletes figures at the end of their retention period.

import { lt, lte } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { insightBatchTable, insightQueryTable, insightTable, insightTotalTable } from "./tables.ts";

const DAY_MS = 86_400_000;

export async function sweepInsights({ sql: client }: Database, days: number, now: Date): Promise<void> {
  const daysAgo = (count: number) => new Date(now.getTime() - count * DAY_MS);
  const last = daysAgo(days).toISOString().slice(0, 10);
  for (const table of [insightTable, insightTotalTable]) await client.delete(table).where(lte(table.day, last));
  await client.delete(insightQueryTable).where(lt(insightQueryTable.searchedAt, daysAgo(1)));
  // Longer than any process repeats a batch.
  await client.delete(insightBatchTable).where(lt(insightBatchTable.writtenAt, daysAgo(7)));
}
