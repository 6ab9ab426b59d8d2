// The history of prices: written with every import and change of prices, and the retention of what prior-price.ts still needs.

import { and, eq, lte, sql, type SQL } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { expiredEntries, PRIOR_PERIOD, type PriceEntry, type PriceTimeline } from "./prior-price.ts";
import { priceHistoryTable, productTable, variantTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

/**
 * Adds an entry for each price of a generation that differs from the last one, in the transaction that puts these prices on sale. Of
 * all products, or of changed ones, which may be deleted.
 */
export async function recordPrices(
  tx: Pick<Sql, "execute">,
  generation: number,
  at: Date,
  changed?: readonly string[],
): Promise<void> {
  if (changed?.length === 0) return;
  const [ofProduct, ofVariant] = ["product.id", "variant.product_id"].map((column) => among(sql.raw(column), changed));
  // A history that was short would be read as a whole for each product, with all the entries that the statement has added so far.
  if (!changed) await tx.execute(sql`set local enable_seqscan = off`);
  // One statement, whose parts write different entries.
  await tx.execute(sql`
    with of_products as (
      insert into ${priceHistoryTable} (product_id, variant_id, starts_at, prices, reduced)
      select product.id, '', ${after(at)}, product.prices, product.reduced
      from (select id, generation, prices, ${reducedIn("compare_at_prices")} as reduced from ${productTable}) product
      ${lastEntry(sql`product.id`, sql`''`)}
      where product.generation = ${generation} and ${ofProduct}
        and (product.prices, product.reduced) is distinct from (last.prices, last.reduced)
    ), of_variants as (
      insert into ${priceHistoryTable} (product_id, variant_id, starts_at, prices, reduced)
      select variant.product_id, variant.id, ${after(at)}, variant.prices, variant.reduced
      from (select id, product_id, generation, prices, ${reducedIn("compare_at_prices")} as reduced
        from ${variantTable} where prices is not null) variant
      ${lastEntry(sql`variant.product_id`, sql`variant.id`)}
      where variant.generation = ${generation} and ${ofVariant}
        and (variant.prices, variant.reduced) is distinct from (last.prices, last.reduced)
    ), without_prices as (
      -- Variants that have their product's prices again follow its history.
      delete from ${priceHistoryTable} entry
      where entry.variant_id <> '' and ${among(sql`entry.product_id`, changed)}
        and exists (select from ${productTable} where product.generation = ${generation} and product.id = entry.product_id)
        and not exists (select from ${variantTable} where variant.generation = ${generation}
          and variant.id = entry.variant_id and variant.product_id = entry.product_id and variant.prices is not null)
    )
    insert into ${priceHistoryTable} (product_id, variant_id, starts_at, prices, reduced)
    select last.product_id, '', ${after(at)}, '{}', '{}'
    from (select distinct on (product_id) product_id, starts_at, prices from ${priceHistoryTable} entry
      where entry.variant_id = '' and ${among(sql`entry.product_id`, changed)}
      order by product_id, starts_at desc) last
    where last.prices <> '{}'
      and not exists (select from ${productTable} where product.generation = ${generation} and product.id = last.product_id)`);
  if (!changed) await tx.execute(sql`set local enable_seqscan = on`);
}

const among = (column: SQL, ids: readonly string[] | undefined): SQL => (ids ? isAmong(column, ids) : sql`true`);

/** Entries stay in order even if the clock was set back. */
const after = (at: Date): SQL =>
  sql`greatest(${at.toISOString()}::timestamptz, last.starts_at + interval '1 millisecond')`;

const lastEntry = (product: SQL, variant: SQL): SQL => sql`
  left join lateral (
    select starts_at, prices, reduced from ${priceHistoryTable} entry
    where entry.product_id = ${product} and entry.variant_id = ${variant}
    order by entry.starts_at desc limit 1) last on true`;

const reducedIn = (column: string): SQL =>
  sql`array(select jsonb_object_keys(coalesce(${sql.raw(column)}, '{}')) order by 1)`;

/** Histories of products, as JSON. */
export const HISTORY = sql<readonly RecordedEntry[]>`(
  select coalesce(json_agg(json_build_object('variantId', variant_id, 'from', (extract(epoch from starts_at) * 1000)::bigint,
    'prices', price_history.prices, 'reduced', reduced) order by starts_at), '[]')
  from price_history where price_history.product_id = product.id)`;

export interface RecordedEntry extends PriceEntry {
  /** Empty for the prices of the product. */
  readonly variantId: string;
}

export type TimelineOf = (
  productId: string,
  variantId: string,
) => { readonly timeline: PriceTimeline; /** True if the variant has prices of its own. */ readonly isOwn: boolean };

/** Prices over time of some products' variants, in one statement. */
export async function readPriceTimelines(
  client: Pick<Sql, "select">,
  productIds: readonly string[],
): Promise<TimelineOf> {
  const table = priceHistoryTable;
  const ids = [...new Set(productIds)];
  const rows = await client
    .select()
    .from(table)
    .where(isAmong(sql`${table.productId}`, ids))
    .orderBy(table.startsAt);
  const entries = Map.groupBy(
    rows.map(({ startsAt, ...row }) => ({ ...row, from: startsAt.getTime() })),
    ({ productId }) => productId,
  );
  return (productId, variantId) => {
    const all = entries.get(productId) ?? [];
    const own = all.filter((entry) => entry.variantId === variantId);
    const since = own[0]?.from ?? Infinity;
    // Until it had prices, those of its product applied.
    const before = all.filter((entry) => entry.variantId === "" && entry.from < since);
    return { timeline: [...before, ...own], isOwn: own.length > 0 };
  };
}

/** Histories read in one statement. */
const BATCH = 500;

/** Deletes entries that no reduction can depend on any more: those of products that are gone, and what is long past. */
export async function sweepPriceHistory({ sql: client }: Pick<Database, "sql">, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - PRIOR_PERIOD).toISOString();
  await client.execute(sql`
    delete from ${priceHistoryTable} entry where exists (
      select from ${priceHistoryTable} gone where gone.product_id = entry.product_id and gone.variant_id = ''
        and gone.prices = '{}' and gone.starts_at < ${longAgo}::timestamptz
        and not exists (select from ${priceHistoryTable} later
          where later.product_id = gone.product_id and later.variant_id = '' and later.starts_at > gone.starts_at))`);
  let last = { productId: "", variantId: "" };
  for (;;) {
    const { rows } = await client.execute<typeof last & { readonly entries: readonly PriceEntry[] }>(sql`
      select product_id as "productId", variant_id as "variantId",
        json_agg(json_build_object('from', (extract(epoch from starts_at) * 1000)::bigint, 'prices', prices, 'reduced', reduced)
          order by starts_at) as entries
      from ${priceHistoryTable}
      where (product_id, variant_id) > (${last.productId}, ${last.variantId})
      group by product_id, variant_id
      having count(*) > 1 and min(starts_at) < ${longAgo}::timestamptz
      order by product_id, variant_id limit ${BATCH}`);
    for (const { productId, variantId, entries } of rows) {
      const expired = expiredEntries(entries, now.getTime()).at(-1);
      if (expired === undefined) continue;
      const isExpired = lte(priceHistoryTable.startsAt, new Date(expired.from));
      const isTheirs = and(eq(priceHistoryTable.productId, productId), eq(priceHistoryTable.variantId, variantId));
      await client.delete(priceHistoryTable).where(and(isTheirs, isExpired));
    }
    const final = rows.at(-1);
    if (final === undefined || rows.length < BATCH) return;
    last = final;
  }
}
