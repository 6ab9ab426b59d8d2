// Computes the prior prices of reduced products from their history, and stores them with the products: pages and indexes read them
// like any other price.

import { isDeepStrictEqual } from "node:util";
import { sql, type SQL } from "drizzle-orm";
import { convertThousandths, type PriceList } from "#catalogue";
import type { Sql } from "#commerce/database";
import { HISTORY, type RecordedEntry } from "./price-history.ts";
import { priorPriceOf, type PriceTimeline } from "./prior-price.ts";
import type { AppliedLists, Prices } from "./product.ts";
import { productTable, variantTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

/** Products read and written in one statement. Readers of the embedded database wait for it. */
const BATCH = 200;

/**
 * Fills in a generation, or some of its products, and returns the ids of those that changed. `at` is the moment from which prices that are
 * not recorded yet apply. Other statements run in between, unless `client` is a transaction.
 */
export async function fillPriorPrices(
  client: Pick<Sql, "execute">,
  generation: number,
  lists: AppliedLists,
  at: Date,
  ids?: readonly string[],
): Promise<readonly string[]> {
  const changedIds: string[] = [];
  if (ids?.length === 0) return changedIds;
  for (let last = ""; ;) {
    const found = await readReduced(client, generation, last, ids);
    const final = found.at(-1);
    if (final === undefined) return changedIds;
    last = final.id;
    const filled = found.map((product) => ({ id: product.id, ...fill(product, lists, at.getTime()) }));
    const products = filled.flatMap(({ product }) => product ?? []);
    const variants = filled.flatMap((one) => one.variants);
    await update(client, generation, productTable, products);
    await update(client, generation, variantTable, variants);
    for (const { id, product, variants: some } of filled) if (product || some.length > 0) changedIds.push(id);
    if (found.length < BATCH) return changedIds;
  }
}

/** Looks up the variants of each product. Without it, every statement reads all variants of the catalogue once and remembers them. */
const EACH = sql`offset 0`;

interface Priced {
  readonly id: string;
  readonly prices: Prices;
  readonly compareAtPrices: Prices;
  readonly priorPrices: Prices | null;
  readonly statedPriorPrices: Prices | null;
}

interface Reduced extends Priced {
  readonly converted: readonly string[] | null;
  /** Variants that have prices. */
  readonly variants: readonly Priced[];
  readonly history: readonly RecordedEntry[];
}

async function readReduced(
  client: Pick<Sql, "execute">,
  generation: number,
  last: string,
  ids: readonly string[] | undefined,
): Promise<readonly Reduced[]> {
  const isChanged: SQL = ids ? isAmong(sql`product.id`, ids) : sql`true`;
  const ofProduct = sql`variant.generation = product.generation and variant.product_id = product.id`;
  const { rows } = await client.execute<Reduced & Record<string, unknown>>(sql`
    select id, prices, compare_at_prices as "compareAtPrices", prior_prices as "priorPrices",
      stated_prior_prices as "statedPriorPrices", converted, ${HISTORY} as history,
      (select coalesce(json_agg(json_build_object('id', variant.id, 'prices', variant.prices,
          'compareAtPrices', coalesce(variant.compare_at_prices, '{}'), 'priorPrices', variant.prior_prices,
          'statedPriorPrices', variant.stated_prior_prices)), '[]')
        from ${variantTable} where ${ofProduct} and variant.prices is not null) as variants
    from ${productTable}
    where generation = ${generation} and id > ${last} and ${isChanged}
      and (compare_at_prices <> '{}' or prior_prices is not null
        or exists (select from ${variantTable} where ${ofProduct}
          and (variant.compare_at_prices <> '{}' or variant.prior_prices is not null) ${EACH}))
    order by id limit ${BATCH}`);
  return rows;
}

interface Filled {
  readonly id: string;
  readonly prior_prices: Prices | null;
}

function fill(
  product: Reduced,
  lists: AppliedLists,
  at: number,
): { readonly product: Filled | undefined; readonly variants: readonly Filled[] } {
  const ofProduct = product.history.filter(({ variantId }) => variantId === "");
  return {
    product: changed(product, priorsOf(product, ofProduct, product.converted, lists, at)),
    variants: product.variants.flatMap((variant) => {
      const own = product.history.filter(({ variantId }) => variantId === variant.id);
      // Until it had prices, those of its product applied.
      const before = ofProduct.filter(({ from }) => from < (own[0]?.from ?? at));
      return changed(variant, priorsOf(variant, [...before, ...own], product.converted, lists, at)) ?? [];
    }),
  };
}

const changed = ({ id, priorPrices }: Priced, priors: Prices | null): Filled | undefined =>
  isDeepStrictEqual(priors, priorPrices) ? undefined : { id, prior_prices: priors };

function priorsOf(
  { prices, compareAtPrices, statedPriorPrices }: Priced,
  recorded: PriceTimeline,
  converted: readonly string[] | null,
  lists: AppliedLists,
  at: number,
): Prices | null {
  const reduced = Object.keys(compareAtPrices).toSorted();
  const last = recorded.at(-1);
  const isRecorded = last && isDeepStrictEqual([last.prices, last.reduced], [prices, reduced]);
  const timeline = isRecorded
    ? recorded
    : [...recorded, { from: Math.max(at, (last?.from ?? 0) + 1), prices, reduced }];
  const priorIn = (list: PriceList): number | undefined => {
    const { convert, firstPriceStands } = lists.find(({ code }) => code === list) ?? {};
    const from = converted?.includes(list) ? convert?.from : undefined;
    const ofSource = from && convert && priorIn(from);
    return priorPriceOf(timeline, {
      list,
      convertedFrom: from,
      firstPriceStands,
      stated: ofSource ? convertThousandths(ofSource, list, convert) : statedPriorPrices?.[list],
    });
  };
  const priors = (reduced as PriceList[]).flatMap((list) => {
    const prior = priorIn(list);
    return prior === undefined ? [] : [[list, prior] as const];
  });
  return priors.length === 0 ? null : Object.fromEntries(priors);
}

async function update(
  client: Pick<Sql, "execute">,
  generation: number,
  table: typeof productTable | typeof variantTable,
  rows: readonly Filled[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.execute(sql`
    update ${table} as stored set prior_prices = given.prior_prices
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(id text, prior_prices jsonb)
    where stored.generation = ${generation} and stored.id = given.id`);
}
