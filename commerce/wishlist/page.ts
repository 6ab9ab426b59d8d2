// Reads a page of a list, with the products that the viewer may see.

import { and, arrayContains, arrayOverlaps, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { isNewSeason, newSeasonTitle, pageSections, tagNamesByIds, tagsByNames } from "#commerce/content";
import { isPossibleId, type Database } from "#commerce/database";
import { productTable, visibleTo, type Viewer } from "#commerce/products";
import { findList } from "./lists.ts";
import { toProduct, type PageRow } from "./page-rows.ts";
import { windowOf, type PageWindow } from "./rules.ts";
import { wishlistItemTable } from "./tables.ts";
import type { NoWishlist, Wishlist, WishlistKey, WishlistPage, WishlistQuery, WishlistTag } from "./wishlist.ts";

export async function findWishlist(
  database: Database,
  key: WishlistKey,
  viewer: Viewer,
  query: WishlistQuery = {},
): Promise<WishlistPage | NoWishlist> {
  const list = await findList(database.sql, key);
  return list ? pageOf(database, list, viewer, query) : { kind: "no-wishlist" };
}

/** Reads a page without an access check; callers have verified the owner or the share link. */
export async function pageOf(
  database: Database,
  list: Wishlist,
  viewer: Viewer,
  query: WishlistQuery,
): Promise<WishlistPage> {
  const { language, country, tagIds = [] } = query;
  const chosen = await tagNamesOf(database, list.shopId, tagIds);
  const [rows, counts, sections] = await Promise.all([
    chosen === undefined ? [] : readRows(database, list, viewer, chosen, windowOf(query)),
    countTags(database, list, viewer, chosen),
    pageSections(database, list.shopId, { ...(language && { language }), ...(country && { country }) }),
  ]);
  const tags = await tagsByNames(
    database,
    list.shopId,
    counts.tags.map(({ name }) => name),
  );
  const byName = new Map<string, WishlistTag>(
    tags.map(({ id, name, slug, metafields }) => [name, { id, name, slug, metafields }]),
  );
  const isIn = new Map(counts.tags.map(({ name, matches }) => [name, matches]));
  const season = newSeasonTitle(sections);
  return {
    kind: "found",
    wishlist: list,
    items: rows.map((row) => ({
      id: row.itemId,
      productId: row.id,
      updatedAt: row.itemUpdatedAt.toISOString(),
      product: toProduct(row, viewer, {
        tags: row.tags.flatMap((name) => byName.get(name) ?? []),
        isNewSeason: isNewSeason(row.tags, season),
      }),
    })),
    totalCount: counts.total,
    inTags: [...byName.values()].filter(({ name }) => isIn.get(name) === true),
    outTags: [...byName.values()].filter(({ name }) => isIn.get(name) !== true),
  };
}

/** Names of the requested tags; undefined if the shop does not have one of them. */
async function tagNamesOf(
  database: Database,
  shopId: string,
  tagIds: readonly string[],
): Promise<readonly string[] | undefined> {
  const requested = [...new Set(tagIds)];
  if (!requested.every(isPossibleId)) return undefined;
  const names = await tagNamesByIds(database, shopId, requested);
  const chosen = requested.flatMap((id) => names.get(id) ?? []);
  return chosen.length === requested.length ? [...new Set(chosen)] : undefined;
}

async function readRows(
  { sql: client }: Database,
  list: Wishlist,
  viewer: Viewer,
  chosen: readonly string[],
  window: PageWindow,
): Promise<PageRow[]> {
  const order = orderOf(window, viewer);
  // Select the page's item ids first, so that wide rows are read only for the page.
  const page = client
    .select({ itemId: wishlistItemTable.id, rank: sql<number>`row_number() over (order by ${order})`.as("rank") })
    .from(wishlistItemTable)
    .innerJoin(productTable, and(eq(productTable.id, wishlistItemTable.productId), ...visibleTo(viewer)))
    .where(and(eq(wishlistItemTable.wishlistId, list.id), hasTags(chosen)))
    .orderBy(sql`rank`)
    .limit(window.first)
    .offset(window.offset)
    .as("page");
  return client
    .select({
      itemId: wishlistItemTable.id,
      itemUpdatedAt: wishlistItemTable.updatedAt,
      id: productTable.id,
      handle: productTable.handle,
      title: productTable.title,
      vendor: productTable.vendor,
      productType: productTable.productType,
      largeImage: productTable.largeImage,
      images: productTable.images,
      tags: productTable.tags,
      vipLevel: productTable.vipLevel,
      inventoryQuantity: productTable.inventoryQuantity,
      prices: productTable.prices,
      compareAtPrices: productTable.compareAtPrices,
      priorPrices: productTable.priorPrices,
      variants: VARIANTS,
    })
    .from(page)
    .innerJoin(wishlistItemTable, eq(wishlistItemTable.id, page.itemId))
    .innerJoin(productTable, and(eq(productTable.id, wishlistItemTable.productId), ...visibleTo(viewer)))
    .orderBy(page.rank);
}

const VARIANTS = sql<PageRow["variants"]>`(
  select coalesce(json_agg(json_build_object(
    'id', variant.id, 'size', size, 'options', options, 'sku', sku, 'stock', variant.inventory_quantity,
    'prices', variant.prices, 'compareAtPrices', variant.compare_at_prices, 'priorPrices', variant.prior_prices) order by ordinal), '[]')
  from variant where variant.generation = product.generation and variant.product_id = product.id)`.as("variants");

interface TagCounts {
  readonly total: number;
  /** Every tag of the list's products; `matches` is true if a matching product has it. */
  readonly tags: readonly { readonly name: string; readonly matches: boolean }[];
}

async function countTags(
  { sql: client }: Database,
  list: Wishlist,
  viewer: Viewer,
  chosen: readonly string[] | undefined,
): Promise<TagCounts> {
  const matches = chosen === undefined ? sql`false` : (hasTags(chosen) ?? sql`true`);
  const seen = sql`
    select product.tags, (${matches}) as matches from ${wishlistItemTable}
    join ${productTable} on ${and(eq(productTable.id, wishlistItemTable.productId), ...visibleTo(viewer))}
    where ${eq(wishlistItemTable.wishlistId, list.id)}`;
  const { rows } = await client.execute<{ total: number; tags: TagCounts["tags"] }>(sql`
    with seen as (${seen})
    select (select count(*)::int from seen where matches) as total, coalesce((
      select json_agg(json_build_object('name', name, 'matches', matches)) from (
        select name, bool_or(matches) as matches from seen, unnest(seen.tags) as name group by name) as named), '[]') as tags`);
  return rows[0] ?? { total: 0, tags: [] };
}

const hasTags = (names: readonly string[]): SQL | undefined =>
  names.length === 0 ? undefined : arrayContains(productTable.tags, [...names]);

/** Ends with a unique column, so that pages neither overlap nor skip items. */
function orderOf({ sortBy, sortOrder, preferred }: PageWindow, { priceList }: Viewer): SQL {
  const by = {
    updatedAt: sql`${wishlistItemTable.updatedAt}`,
    price: sql`(${productTable.prices} ->> ${priceList})::bigint`,
    title: sql`lower(${productTable.title}) collate "C"`,
    vendor: sql`lower(${productTable.vendor}) collate "C"`,
  }[sortBy];
  const last = sortBy === "updatedAt" && sortOrder === "asc" ? asc : desc;
  const first = preferred.length > 0 && arrayOverlaps(productTable.departments, [...preferred]);
  return sql.join(
    [...(first ? [desc(first)] : []), sortOrder === "asc" ? asc(by) : desc(by), last(wishlistItemTable.ordinal)],
    sql`, `,
  );
}
