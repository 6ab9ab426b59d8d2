// Lists of pairs that follow an account to other devices: sizes by chart, favourite designers by handle.

import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/** Null removes the key. */
export type PairChange = readonly [key: string, value: unknown];

/**
 * A JSON list of pairs after these changes, which come first; other pairs stay as they are, and the oldest beyond the limit are dropped.
 * One expression, so that changes from several tabs and devices add up.
 */
export function latestFirst(stored: SQLWrapper, changes: readonly PairChange[], limit: number): SQL {
  // The last change of a key applies.
  const changed = sql`${JSON.stringify([...new Map(changes)])}::jsonb`;
  return sql`(select coalesce(jsonb_agg(pair order by is_old, at), '[]') from (
    select * from (
      select pair, at, false as is_old from jsonb_array_elements(${changed}) with ordinality as new(pair, at)
      union all
      select pair, at, true from jsonb_array_elements(${stored}) with ordinality as old(pair, at)
      where not exists (select 1 from jsonb_array_elements(${changed}) as one where one -> 0 = old.pair -> 0)
    ) as pairs where pair -> 1 <> 'null' order by is_old, at limit ${limit}) as latest)`;
}
