// Orders with given words. The planner cannot tell rare words from common ones: it would walk over all orders for a rare one, or collect
// half of them for a common one. So the newest orders are looked at first. If they have too few, the word is rare, and its index is read.

import { sql, type SQL } from "drizzle-orm";
import type { Sql } from "#commerce/database";

/** Orders that are looked at first. */
const NEWEST = 2_000;
/** Share of them from which walking to the next hits is cheaper than reading and sorting all: where 50 hits in a million orders cost the same. */
const COMMON = 0.0025;
/** As above, for counting, which sorts nothing and stops early. */
const COMMON_TO_COUNT = 0.05;

interface WordQuery {
  /** A tsquery. */
  readonly words: string;
  /** Conditions on `order_search`, which has the time and the market of each order. */
  readonly where: SQL | undefined;
  /** Conditions that only `shop_order` can decide, time and market included. */
  readonly whereOrder: SQL | undefined;
  readonly limit: number;
}

const NEWEST_FIRST = sql`order by created_at desc nulls last, id`;

/** Newest first. */
export async function idsByWords(client: Pick<Sql, "execute">, query: WordQuery): Promise<readonly string[]> {
  const { limit } = query;
  const { hits, share } = await lookAtNewest(client, query);
  if (share === undefined || hits.length >= limit) return hits.slice(0, limit);
  const { rows } = await client.execute<{ id: string }>(
    share >= COMMON
      ? sql`select id from (${sourceOf(query)}) source where is_hit ${NEWEST_FIRST} limit ${limit}`
      : sql`with found as materialized (${hitsOf(query)}) select id from found ${NEWEST_FIRST} limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Up to the limit. */
export async function countByWords(client: Pick<Sql, "execute">, query: WordQuery): Promise<number> {
  const { limit } = query;
  const { hits, share } = await lookAtNewest(client, query);
  if (share === undefined || hits.length >= limit) return Math.min(hits.length, limit);
  const counted =
    share >= COMMON_TO_COUNT
      ? sql`select id from (${sourceOf(query)}) source where is_hit ${NEWEST_FIRST} limit ${limit}`
      : sql`${hitsOf(query)} limit ${limit}`;
  const { rows } = await client.execute<{ hits: number }>(sql`select count(*)::int as hits from (${counted}) counted`);
  return rows[0]?.hits ?? 0;
}

/** The hits among the newest orders, and their share; undefined if there are no other orders. */
async function lookAtNewest(client: Pick<Sql, "execute">, query: WordQuery) {
  const { rows } = await client.execute<{ id: string; is_hit: boolean }>(
    sql`select id, is_hit from (${sourceOf(query)}) source ${NEWEST_FIRST} limit ${NEWEST}`,
  );
  const hits = rows.filter((row) => row.is_hit).map(({ id }) => id);
  return { hits, share: rows.length < NEWEST ? undefined : hits.length / NEWEST };
}

/** All orders of the query, with `is_hit`. */
const sourceOf = ({ words, where = sql`true`, whereOrder }: WordQuery): SQL =>
  whereOrder === undefined
    ? sql`select order_id as id, created_at, words @@ ${words}::tsquery as is_hit from order_search where ${where}`
    : sql`
        select shop_order.id, shop_order.created_at,
          (select words @@ ${words}::tsquery from order_search where order_id = shop_order.id) as is_hit
        from shop_order where ${whereOrder}`;

/** The orders of the query with the words, by the index of words. */
const hitsOf = ({ words, where = sql`true`, whereOrder }: WordQuery): SQL => {
  const found = sql`select order_id as id, created_at from order_search where words @@ ${words}::tsquery and ${where}`;
  return whereOrder === undefined
    ? found
    : sql`
        select found.id, found.created_at from (${found} offset 0) found
        where exists (select 1 from shop_order where shop_order.id = found.id and ${whereOrder})`;
};
