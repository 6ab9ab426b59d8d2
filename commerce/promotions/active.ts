// The promotions that may apply, cached in the process until one changes, and the facts of cart lines that their filters need.

import { and, eq } from "drizzle-orm";
import { priceListsOf, type Taxonomy } from "#catalogue";
import type { Database } from "#commerce/database";
import { readFeedRows, saleRowsOf } from "#commerce/products";
import { PRICE_LISTS, type ReadSetting } from "#commerce/settings";
import { productFactsOf, type ProductFacts } from "#search/product-filter";
import { productRecordsIn, productSchema } from "#search/products";
import type { IndexSchema } from "#search/schema";
import { compilePromotion, type CompiledPromotion } from "./compile.ts";
import { currentPeriods, readPeriods, type PromotionPeriod } from "./periods.ts";
import type { Promotion } from "./promotion.ts";
import { promotionTable } from "./tables.ts";

interface ActiveServices {
  readonly database: Pick<Database, "sql" | "revisions">;
  readonly setting: ReadSetting;
}

export interface ActivePromotions {
  /** Active ones that have not ended; some may not have started. */
  readonly promotions: readonly CompiledPromotion[];
  /** The attributes that filters and facts share. */
  readonly schema: IndexSchema;
  /** Periods in which cards show or showed a promotion. */
  readonly periods: readonly PromotionPeriod[];
  /** Increases with every change. */
  readonly revision: number;
}

/** One statement after a change in any process, otherwise none. */
export function readActivePromotions(
  { database, setting }: ActiveServices,
  shopId: string,
  now: Date,
): Promise<ActivePromotions> {
  const lists = priceListsOf(setting(PRICE_LISTS)).codes.join();
  const revision = database.revisions.of("promotions");
  const key = `${shopId} ${lists} ${revision}`;
  const cache = CACHES.get(database.revisions);
  if (cache?.key === key) return cache.active;
  const active = readAll(database, shopId, schemaOf(setting), now).then((all) => ({ ...all, revision }));
  CACHES.set(database.revisions, { key, active });
  active.catch(() => CACHES.delete(database.revisions));
  return active;
}

/** The next moment after `now` at which an active promotion starts or ends; infinite if there is none. */
export async function nextPromotionChange(services: ActiveServices, shopId: string, now: number): Promise<number> {
  const { promotions } = await readActivePromotions(services, shopId, new Date(now));
  const moments = promotions.flatMap(({ startsAt, endsAt }) => [startsAt?.getTime() ?? 0, endsAt?.getTime() ?? 0]);
  return Math.min(...moments.filter((moment) => moment > now));
}

const CACHES = new WeakMap<object, { readonly key: string; readonly active: Promise<ActivePromotions> }>();

async function readAll(
  database: Pick<Database, "sql">,
  shopId: string,
  schema: IndexSchema,
  now: Date,
): Promise<Omit<ActivePromotions, "revision">> {
  const rows = await database.sql
    .select()
    .from(promotionTable)
    .where(and(eq(promotionTable.shopId, shopId), eq(promotionTable.state, "active")))
    .orderBy(promotionTable.id);
  const compiled = rows.flatMap((row) => {
    const promotion = compilePromotion(promotionOf(row), schema);
    return promotion ? [{ promotion, since: row.updatedAt }] : [];
  });
  return {
    promotions: compiled.map(({ promotion }) => promotion).filter(({ endsAt }) => endsAt === null || endsAt > now),
    schema,
    periods: [...(await readPeriods(database, schema)), ...currentPeriods(compiled)],
  };
}

export const promotionOf = (row: typeof promotionTable.$inferSelect): Promotion => {
  const { id, name, state, trigger, startsAt, endsAt, conditions, effect, priority, combines } = row;
  return { id, name, state, trigger, startsAt, endsAt, conditions, effect, priority, combines };
};

/** The attributes of products under the shop's price lists. */
export const schemaOf = (setting: ReadSetting): IndexSchema => productSchema(priceListsOf(setting(PRICE_LISTS)).codes);

/** Facts of the variants of some products by variant id, as the search index has them. */
export async function readProductFacts(
  client: Pick<Database, "sql">,
  productIds: readonly string[],
  { schema, taxonomy }: { readonly schema: IndexSchema; readonly taxonomy: Taxonomy },
): Promise<ReadonlyMap<string, ProductFacts>> {
  const ids = [...new Set(productIds)];
  const products = ids.length === 0 ? [] : ((await readFeedRows(client, ids, saleRowsOf)) ?? []);
  const recordOf = productRecordsIn(taxonomy);
  return new Map(
    products.filter((rows) => rows.length > 0).flatMap((rows) => [...productFactsOf(recordOf(rows), schema)]),
  );
}
