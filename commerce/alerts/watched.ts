// Reads wishlist items that differ from their state at the last check, and stores the new state.

import { sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { ON_SALE } from "#commerce/products";
import type { PriceTimeline } from "../products/prior-price.ts";
import { productTable } from "../products/tables.ts";
import { wishlistItemTable, wishlistTable } from "../wishlist/tables.ts";
import type { WatchedItem } from "./rules.ts";

/** Fields of a product that a mail shows, and those that decide whether it may. */
export interface AlertProduct extends Omit<WatchedItem, "seenPrices" | "seenInStock"> {
  readonly productId: string;
  readonly handle: string;
  readonly title: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly vendorNames: Readonly<Record<string, string>>;
  readonly image: string;
}

const PRODUCT = sql`product.id as "productId", product.handle, product.title, product.titles, product.vendor,
  product.vendor_names as "vendorNames", coalesce(product.images[1], '') as image, product.prices,
  product.compare_at_prices as "compareAtPrices", product.prior_prices as "priorPrices", product.converted,
  product.inventory_quantity > 0 as "isInStock", product.is_visible as "isVisible", product.vip_level as "vipLevel"`;

export interface WatchedRow extends AlertProduct, WatchedItem {
  readonly itemId: string;
  readonly accountId: string;
}

/** The newest of each list first. A list has at most `WISHLIST_LIMIT` items, so a batch of accounts is bounded. */
export async function readChanged(
  tx: Pick<Sql, "execute">,
  accountIds: readonly string[],
): Promise<readonly WatchedRow[]> {
  const { rows } = await tx.execute<WatchedRow & Record<string, unknown>>(sql`
    select item.id as "itemId", list.user_id as "accountId", item.seen_prices as "seenPrices", item.seen_in_stock as "seenInStock",
      ${PRODUCT}
    from ${wishlistTable} as list
    join ${wishlistItemTable} as item on item.wishlist_id = list.id
    join ${productTable} on product.generation = ${ON_SALE} and product.id = item.product_id
    where list.user_type = 'account' and list.user_id = any(${sql.param(accountIds)}::text[])
      and (item.seen_prices is distinct from product.prices
        or item.seen_in_stock is distinct from (product.inventory_quantity > 0))
    order by item.ordinal desc`);
  return rows;
}

/** Products on sale by id. */
export async function readProducts(
  tx: Pick<Sql, "execute">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AlertProduct>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<AlertProduct & Record<string, unknown>>(sql`
    select ${PRODUCT} from ${productTable}
    where product.generation = ${ON_SALE} and product.id = any(${sql.param(ids)}::text[])`);
  return new Map(rows.map((row) => [row.productId, row]));
}

export interface SeenState {
  readonly id: string;
  /** Null leaves the prices as they were. */
  readonly prices: WatchedItem["prices"] | null;
  readonly stock: boolean;
}

export async function storeSeen(tx: Pick<Sql, "execute">, seen: readonly SeenState[]): Promise<void> {
  if (seen.length === 0) return;
  await tx.execute(sql`
    update ${wishlistItemTable} as item
    set seen_prices = coalesce(given.prices, item.seen_prices), seen_in_stock = given.stock
    from json_to_recordset(${JSON.stringify(seen)}::json) as given(id uuid, prices jsonb, stock boolean)
    where item.id = given.id`);
}

/** Recorded prices of products, without those of their variants. */
export async function readTimelines(
  tx: Pick<Sql, "execute">,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, PriceTimeline>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await tx.execute<{ readonly id: string; readonly entries: PriceTimeline }>(sql`
    select product_id as id, json_agg(json_build_object('from', (extract(epoch from starts_at) * 1000)::bigint,
      'prices', prices, 'reduced', reduced) order by starts_at) as entries
    from price_history where variant_id = '' and product_id = any(${sql.param(productIds)}::text[])
    group by product_id`);
  return new Map(rows.map(({ id, entries }) => [id, entries]));
}
