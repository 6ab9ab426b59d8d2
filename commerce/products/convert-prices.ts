// Prices of lists that a product has none in, converted by the merchant's rates and stored beside its own, so that listings, carts and
// orders read them alike. `product.converted` names these lists: exports leave them out, and a new rate replaces them.

import { isDeepStrictEqual } from "node:util";
import { and, eq, sql, type SQL } from "drizzle-orm";
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

/**
 * Brings the catalogue on sale in line with the shop's price lists, and makes every search index rebuild, which then has their
 * attributes. Does nothing if it is in line.
 */
export async function applyPriceLists({ sql: client }: Database, now: Date = new Date()): Promise<"changed" | "same"> {
  return client.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    if (onSale === undefined) return "same";
    const lists = appliedOf(await readSetting(tx, PRICE_LISTS));
    const applied = await readApplied(tx, onSale.id);
    if (isDeepStrictEqual(lists, applied)) return "same";
    if (isDeepStrictEqual(lists.filter(changesPrices), applied.filter(changesPrices))) {
      // A list with the merchant's own prices changes no product; only the indexes need it.
      await saveApplied(tx, onSale.id, lists);
      await forgetChanges(tx, onSale);
      return "changed";
    }
    await tx.execute(sql`set local statement_timeout = 0`);
    await convertPrices(tx, onSale.id, lists);
    await saveApplied(tx, onSale.id, lists);
    await recordPrices(tx, onSale.id, now);
    await fillPriorPrices(tx, onSale.id, lists, now);
    const products = await tx
      .select({ id: productTable.id })
      .from(productTable)
      .where(eq(productTable.generation, onSale.id));
    const ids = products.map((product) => product.id);
    await emitEvents(tx, productEvents("product.changed", ids, now));
    await forgetChanges(tx, onSale);
    return "changed";
  });
}

/** Converts the prices of a new generation by the shop's price lists. */
export async function convertGeneration(tx: Sql, generation: number): Promise<AppliedLists> {
  const lists = appliedOf(await readSetting(tx, PRICE_LISTS));
  await saveApplied(tx, generation, lists);
  if (lists.some(({ convert }) => convert)) await convertPrices(tx, generation, lists);
  return lists;
}

/** Converts the prices of changed products again and records them, in the transaction of the change. */
export async function priceChanged(tx: Sql, generation: number, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const lists = await readApplied(tx, generation);
  if (lists.some(({ convert }) => convert)) await convertPrices(tx, generation, lists, ids);
  await recordPrices(tx, generation, now, ids);
  await fillPriorPrices(tx, generation, lists, now, ids);
}

async function convertPrices(tx: Sql, generation: number, lists: AppliedLists, ids?: readonly string[]): Promise<void> {
  const isProduct = and(eq(productTable.generation, generation), ids && isAmong(sql`${productTable.id}`, ids)) as SQL;
  const ofVariant = sql`${variantTable.generation} = ${productTable.generation} and ${variantTable.productId} = ${productTable.id}`;
  await tx.execute(sql`
    update ${productTable} set prices = prices - converted, compare_at_prices = compare_at_prices - converted, converted = null
    where ${isProduct} and converted is not null`);
  // A product has the lists of all its variants; another list of a variant is left over from an earlier conversion.
  await tx.execute(sql`
    update ${variantTable} set prices = ${within("prices")}, compare_at_prices = ${within("compare_at_prices")}
    from ${productTable}
    where ${ofVariant} and ${isProduct} and ${variantTable.prices} is not null`);
  for (const { code, convert } of lists) {
    if (!convert || convert.products === false) continue;
    const add = (table: "product" | "variant") => {
      const [prices, before] = [`${table}.prices`, `${table}.compare_at_prices`].map((name) => sql.raw(name)) as [
        SQL,
        SQL,
      ];
      const [price, full] = [converted(prices, code, convert), converted(before, code, convert)];
      return sql`prices = ${prices} || jsonb_build_object(${code}::text, ${price}),
        compare_at_prices = case when ${full} > ${price}
          then ${before} || jsonb_build_object(${code}::text, ${full}) else ${before} end`;
    };
    await tx.execute(sql`
      update ${productTable} set ${add("product")}, converted = array_append(coalesce(converted, '{}'), ${code})
      where ${isProduct} and prices ? ${convert.from} and not prices ? ${code}`);
    await tx.execute(sql`
      update ${variantTable} set ${add("variant")} from ${productTable}
      where ${ofVariant} and ${isProduct} and ${code} = any(${productTable.converted})
        and ${variantTable.prices} ? ${convert.from}`);
  }
}

/** Thousandths in the list, to the nearest multiple of the rounding, but never 0. Without a price to convert, the least amount. */
function converted(prices: SQL, list: PriceList, conversion: Conversion): SQL {
  const { to, minus } = roundingOf(list, conversion);
  const amount = sql`(${prices} ->> ${conversion.from})::numeric * ${String(conversion.rate)}::numeric`;
  return sql`(greatest(1, round(${amount} / ${to}::numeric))::bigint * ${to}::bigint - ${minus}::bigint)`;
}

/** The entries of a variant whose list its product has. */
const within = (column: "prices" | "compare_at_prices"): SQL => sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${sql.raw(`variant.${column}`)}) where ${productTable.prices} ? key)`;

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
