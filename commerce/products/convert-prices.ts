// Prices of lists that a product has none in, converted by the merchant's rates and stored beside its own, so that listings, carts and
// orders read them alike. `product.converted` names these lists: exports leave them out, and a new rate replaces them.

import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, sql, type SQL } from "drizzle-orm";
import {
  COUNTRY_MARKETS,
  priceListsOf,
  REGION_MARKETS,
  roundingOf,
  type Conversion,
  type PriceList,
  type PriceListSettings,
} from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import { emitEvents, productEvents } from "#commerce/events";
import { PRICE_LISTS, readSetting } from "#commerce/settings";
import { forgetChanges } from "./change-log.ts";
import { fillPriorPrices } from "./fill-prior-prices.ts";
import { lockOnSale } from "./generations.ts";
import { recordPrices } from "./price-history.ts";
import type { AppliedLists } from "./product.ts";
import { catalogueGenerationTable, productTable, variantTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

/** Products converted in one transaction. Readers of the embedded database wait for it. */
const BATCH = 100;

/** The lists of a catalogue while it is converted; no shop has none. */
const UNFINISHED: AppliedLists = [];

/**
 * Brings the catalogue on sale in line with the shop's price lists, and makes every search index rebuild, which then has their
 * attributes. Does nothing if it is in line. Other queries run between its transactions. If the process ends before the last one, the
 * next call continues.
 */
export async function applyPriceLists({ sql: client }: Database, now: Date = new Date()): Promise<"changed" | "same"> {
  let done: Pass | undefined;
  for (;;) {
    const next = await client.transaction((tx) => convertNext(tx, done, now));
    if (typeof next === "string") return next;
    done = next;
  }
}

/** How far the products of a generation have been converted. */
interface Pass {
  readonly generation: number;
  readonly lists: AppliedLists;
  /** Id of the last product. */
  readonly last: string;
}

/** Begins again if the lists or the catalogue have changed. Several processes may convert: each finds what the others have done. */
async function convertNext(tx: Sql, done: Pass | undefined, now: Date): Promise<Pass | "changed" | "same"> {
  const onSale = await lockOnSale(tx);
  if (onSale === undefined) return "same";
  const generation = onSale.id;
  const lists = appliedOf(await readSetting(tx, PRICE_LISTS));
  const applied = await readApplied(tx, generation);
  if (isDeepStrictEqual(lists, applied)) return "same";
  const isUnfinished = isDeepStrictEqual(applied, UNFINISHED);
  // A list with the merchant's own prices changes no product; only the indexes need it.
  if (isUnfinished || !isDeepStrictEqual(lists.filter(changesPrices), applied.filter(changesPrices))) {
    const canContinue = done?.generation === generation && isDeepStrictEqual(done.lists, lists);
    const ids = await idsAfter(tx, generation, canContinue ? done.last : "");
    const repriced = await convertPrices(tx, generation, lists, ids);
    await recordPrices(tx, generation, now, repriced);
    const filled = await fillPriorPrices(tx, generation, lists, now, ids);
    await emitEvents(tx, productEvents("product.changed", [...new Set([...repriced, ...filled])], now));
    if (ids.length === BATCH) {
      if (!isUnfinished) await saveApplied(tx, generation, UNFINISHED);
      return { generation, lists, last: ids.at(-1)! };
    }
  }
  await saveApplied(tx, generation, lists);
  await forgetChanges(tx, onSale);
  return "changed";
}

/** Converts the prices of a new generation, which nothing else changes, by the shop's price lists. */
export async function convertGeneration({ sql: client }: Database, generation: number): Promise<AppliedLists> {
  const lists = appliedOf(await readSetting(client, PRICE_LISTS));
  await saveApplied(client, generation, lists);
  if (!lists.some(({ convert }) => convert)) return lists;
  for (let last = ""; ;) {
    const ids = await idsAfter(client, generation, last);
    await convertPrices(client, generation, lists, ids);
    if (ids.length < BATCH) return lists;
    last = ids.at(-1)!;
  }
}

/** Ids of the next products of a generation, in order. */
async function idsAfter(client: Pick<Sql, "select">, of: number, last: string): Promise<readonly string[]> {
  const { id, generation } = productTable;
  const rows = await client
    .select({ id })
    .from(productTable)
    .where(and(eq(generation, of), gt(id, last)))
    .orderBy(asc(id))
    .limit(BATCH);
  return rows.map((row) => row.id);
}

/** Converts the prices of changed products again and records them, in the transaction of the change. */
export async function priceChanged(tx: Sql, generation: number, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  // By the lists of the setting, which a conversion of all products brings to the others.
  const lists = appliedOf(await readSetting(tx, PRICE_LISTS));
  if (lists.some(({ convert }) => convert)) await convertPrices(tx, generation, lists, ids);
  await recordPrices(tx, generation, now, ids);
  await fillPriorPrices(tx, generation, lists, now, ids);
}

/** Returns the ids of products whose prices are others now. Writes no other rows. */
async function convertPrices(
  client: Pick<Sql, "execute">,
  generation: number,
  lists: AppliedLists,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const isProduct = sql`product.generation = ${generation} and ${isAmong(sql`product.id`, ids)}`;
  const conversions = lists.flatMap(({ code, convert }) =>
    convert && convert.products !== false ? [{ code, convert }] : [],
  );
  const missing = ({ code, convert }: ListConversion) => sql`own ? ${convert.from} and not own ? ${code}`;
  const converted = conversions.map((one) => sql`case when ${missing(one)} then ${one.code} end`);
  const products = await client.execute<{ id: string }>(sql`
    update ${productTable} set prices = due.prices, compare_at_prices = due.before, converted = due.converted
    from (
      select id, ${withPrices(conversions, missing)} as prices, ${withPricesBefore(conversions, missing)} as before,
        nullif(array_remove(array[${sql.join(converted, sql`, `)}]::text[], null), '{}') as converted
      from (
        select id, prices - coalesce(converted, '{}') as own, compare_at_prices - coalesce(converted, '{}') as own_before
        from ${productTable} where ${isProduct}
      ) product
    ) due
    where product.generation = ${generation} and product.id = due.id
      and (product.prices, product.compare_at_prices, product.converted) is distinct from (due.prices, due.before, due.converted)
    returning product.id`);
  const ofProduct = ({ code, convert }: ListConversion) => sql`${code} = any(converted) and own ? ${convert.from}`;
  const variants = await client.execute<{ id: string }>(sql`
    update ${variantTable} set prices = due.prices, compare_at_prices = due.before
    from (
      select id, ${withPrices(conversions, ofProduct)} as prices, ${withPricesBefore(conversions, ofProduct)} as before
      from (
        select variant.id, product.converted, ${ownOf("prices")} as own, ${ownOf("compare_at_prices")} as own_before
        from ${productTable}
        join ${variantTable} on variant.generation = product.generation and variant.product_id = product.id
        where ${isProduct} and variant.prices is not null
      ) variant
    ) due
    where variant.generation = ${generation} and variant.id = due.id
      and (variant.prices, variant.compare_at_prices) is distinct from (due.prices, due.before)
    returning variant.product_id as id`);
  return [...new Set([...products.rows, ...variants.rows].map(({ id }) => id))];
}

interface ListConversion {
  readonly code: PriceList;
  readonly convert: Conversion;
}

type Applies = (one: ListConversion) => SQL;

const withPrices = (conversions: readonly ListConversion[], applies: Applies): SQL =>
  joined(sql`own`, conversions, (one) => [applies(one), amount(sql`own`, one)]);

/** A former price only if it is higher. */
const withPricesBefore = (conversions: readonly ListConversion[], applies: Applies): SQL =>
  joined(sql`own_before`, conversions, (one) => {
    const full = amount(sql`own_before`, one);
    return [sql`${applies(one)} and ${full} > ${amount(sql`own`, one)}`, full];
  });

const joined = (
  own: SQL,
  conversions: readonly ListConversion[],
  addition: (one: ListConversion) => readonly [when: SQL, amount: SQL],
): SQL =>
  sql.join(
    [
      own,
      ...conversions.map((one) => {
        const [when, value] = addition(one);
        return sql`case when ${when} then jsonb_build_object(${one.code}::text, ${value}) else '{}' end`;
      }),
    ],
    sql` || `,
  );

/** Thousandths in the list, to the nearest multiple of the rounding, but never 0. Without a price to convert, the least amount. */
function amount(prices: SQL, { code, convert }: ListConversion): SQL {
  const { to, minus } = roundingOf(code, convert);
  const exact = sql`(${prices} ->> ${convert.from})::numeric * ${String(convert.rate)}::numeric`;
  return sql`(greatest(1, round(${exact} / ${to}::numeric))::bigint * ${to}::bigint - ${minus}::bigint)`;
}

/** A variant has the lists of its product; another one is left over from an earlier conversion. */
const ownOf = (column: "prices" | "compare_at_prices"): SQL => sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${sql.raw(`variant.${column}`)})
  where product.prices ? key and not key = any(coalesce(product.converted, '{}')))`;

/** In every market of the list that has prior prices: one price is stored for all of them. */
function firstPriceStands(settings: PriceListSettings, list: PriceList): boolean {
  const { assign } = priceListsOf(settings);
  const markets = [...COUNTRY_MARKETS, ...REGION_MARKETS]
    .map(assign)
    .filter(({ priceList, hasPriorPrices }) => hasPriorPrices && priceList === list);
  return markets.length > 0 && markets.every(({ code }) => settings.priorPrices?.firstPriceStands?.includes(code));
}

const appliedOf = (settings: PriceListSettings): AppliedLists =>
  settings.lists.map(({ code, convert }) => ({
    code,
    ...(convert && { convert }),
    ...(firstPriceStands(settings, code) && { firstPriceStands: true }),
  }));

const changesPrices = ({ convert, firstPriceStands: stands }: AppliedLists[number]): boolean =>
  convert !== undefined || stands === true;

async function readApplied(tx: Pick<Sql, "select">, generation: number): Promise<AppliedLists> {
  const [row] = await tx
    .select({ lists: catalogueGenerationTable.priceLists })
    .from(catalogueGenerationTable)
    .where(eq(catalogueGenerationTable.id, generation));
  return row?.lists ?? appliedOf(PRICE_LISTS.initial);
}

async function saveApplied(tx: Sql, generation: number, priceLists: AppliedLists): Promise<void> {
  await tx.update(catalogueGenerationTable).set({ priceLists }).where(eq(catalogueGenerationTable.id, generation));
}
