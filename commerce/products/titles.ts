// Titles that the feed provides in other languages (title_zh, title_fr, …).

import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { productTable } from "./tables.ts";
import { ON_SALE } from "./visibility.ts";

/** Titles keyed by product id. Products without a title in the language are left out. */
export async function titlesInLanguage(
  { replica: client }: Database,
  ids: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const title = sql<string | null>`${productTable.titles} ->> ${language}`;
  const rows = await client
    .select({ id: productTable.id, title })
    .from(productTable)
    .where(and(eq(productTable.generation, ON_SALE), inArray(productTable.id, [...ids])));
  return new Map(rows.flatMap((row) => (row.title ? [[row.id, row.title] as const] : [])));
}
