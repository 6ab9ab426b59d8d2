// Orders with given words. The planner cannot tell rare words from common ones: it would walk over all orders for a rare one, or collect
// half of them for a common one. So the newest orders are looked at first. If they have too few, the word is rare, and its index is read.

import { sql, type SQL } from "drizzle-orm";
import type { Sql } from "#commerce/database";

/** Orders that are looked at first. */
const NEWEST = 2_000;
/** Share of them that makes a word common: walking to the next orders is then cheaper than reading the whole index entry. */
const COMMON = 0.025;

interface WordQuery {
  /** A tsquery. */
  readonly words: string;
  /** Other conditions on `shop_order`. */
  readonly where: SQL | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function idsByWords(
  client: Pick<Sql, "execute">,
  { words, where = sql`true`, limit }: WordQuery,
): Promise<readonly string[]> {
  const hasWords = sql`exists (
    select 1 from order_search where order_search.order_id = shop_order.id and order_search.words @@ ${words}::tsquery)`;
  const order = sql`order by created_at desc nulls last, id`;
  const { rows: newest } = await client.execute<{ id: string; is_hit: boolean }>(sql`
    select shop_order.id, ${hasWords} as is_hit from shop_order where ${where}
    ${order} limit ${NEWEST}`);
  const hits = newest.filter((row) => row.is_hit).map(({ id }) => id);
  if (newest.length < NEWEST || hits.length >= limit) return hits.slice(0, limit);
  const { rows } = await client.execute<{ id: string }>(
    hits.length >= NEWEST * COMMON
      ? sql`select shop_order.id from shop_order where ${where} and ${hasWords} ${order} limit ${limit}`
      : // The inner query must not be merged with the order and the limit, which would bring the walk back.
        sql`
          with found as materialized (select order_id from order_search where words @@ ${words}::tsquery)
          select id from (
            select shop_order.id, shop_order.created_at from found join shop_order on shop_order.id = found.order_id
            where ${where} offset 0
          ) matching ${order} limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
