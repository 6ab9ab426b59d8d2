// A page of a list as a viewer may see it, in a number of statements that does not grow with the list.

import { and, arrayContains, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { isNewSeason, newSeasonTitle, pageSections, tagNamesByIds, tagsByNames } from "#commerce/content";
import { isPossibleId, type Database } from "#commerce/database";
import { productTable, visibleTo, type Viewer } from "#commerce/products";
import { findList } from "./lists.ts";
import { toProduct, type PageRow } from "./page-rows.ts";
import { cutOf, type PageCut } from "./rules.ts";
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

/** Of a list whose owner, or whose link, was found good. */
export async function pageOf(
  database: Database,
  list: Wishlist,
  viewer: Viewer,
  query: WishlistQuery,
): Promise<WishlistPage> {
  const { language, country, tagIds = [] } = query;
  const chosen = await chosenNames(database, list.shopId, tagIds);
  const [rows, counts, sections] = await Promise.all([
    chosen === undefined ? [] : readRows(database, list, viewer, chosen, cutOf(query)),
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
      product: toProduct(row, viewer.priceList, {
        tags: row.tags.flatMap((name) => byName.get(name) ?? []),
        isNewSeason: isNewSeason(row.tags, season),
      }),
    })),
    totalCount: counts.total,
    inTags: [...byName.values()].filter(({ name }) => isIn.get(name) === true),
    outTags: [...byName.values()].filter(({ name }) => isIn.get(name) !== true),
  };
}

/** Undefined when a tag is asked for that the shop does not have, which no product can carry. */
async function chosenNames(
  database: Database,
  shopId: string,
  tagIds: readonly string[],
): Promise<readonly string[] | undefined> {
  const asked = [...new Set(tagIds)];
  if (!asked.every(isPossibleId)) return undefined;
  const names = await tagNamesByIds(database, shopId, asked);
  const chosen = asked.flatMap((id) => names.get(id) ?? []);
  return chosen.length === asked.length ? [...new Set(chosen)] : undefined;
}

async function readRows(
  { sql: client }: Database,
  list: Wishlist,
  viewer: Viewer,
  chosen: readonly string[],
  cut: PageCut,
): Promise<PageRow[]> {
  const order = orderOf(cut, viewer);
  // The page is cut from narrow rows; only what is on it is read whole.
  const page = client
    .select({ itemId: wishlistItemTable.id, rank: sql<number>`row_number() over (order by ${order})`.as("rank") })
    .from(wishlistItemTable)
    .innerJoin(productTable, and(eq(productTable.id, wishlistItemTable.productId), ...visibleTo(viewer)))
    .where(and(eq(wishlistItemTable.wishlistId, list.id), carries(chosen)))
    .orderBy(sql`rank`)
    .limit(cut.first)
    .offset(cut.offset)
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
      variants: VARIANTS,
    })
    .from(page)
    .innerJoin(wishlistItemTable, eq(wishlistItemTable.id, page.itemId))
    .innerJoin(productTable, and(eq(productTable.id, wishlistItemTable.productId), ...visibleTo(viewer)))
    .orderBy(page.rank);
}

const VARIANTS = sql<PageRow["variants"]>`(
  select coalesce(json_agg(json_build_object(
    'id', variant.id, 'size', size, 'sku', sku, 'stock', variant.inventory_quantity,
    'prices', variant.prices, 'compareAtPrices', variant.compare_at_prices) order by ordinal), '[]')
  from variant where variant.generation = product.generation and variant.product_id = product.id)`.as("variants");

interface TagCounts {
  readonly total: number;
  /** Every tag of the list's products, and whether one that matches carries it. */
  readonly tags: readonly { readonly name: string; readonly matches: boolean }[];
}

async function countTags(
  { sql: client }: Database,
  list: Wishlist,
  viewer: Viewer,
  chosen: readonly string[] | undefined,
): Promise<TagCounts> {
  const matches = chosen === undefined ? sql`false` : (carries(chosen) ?? sql`true`);
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

const carries = (names: readonly string[]): SQL | undefined =>
  names.length === 0 ? undefined : arrayContains(productTable.tags, [...names]);

/** Ends with what is unique, so that pages neither overlap nor leave anything out. */
function orderOf({ sortBy, sortOrder }: PageCut, { priceList }: Viewer): SQL {
  const by = {
    updatedAt: sql`${wishlistItemTable.updatedAt}`,
    price: sql`(${productTable.prices} ->> ${priceList})::bigint`,
    title: sql`lower(${productTable.title}) collate "C"`,
    vendor: sql`lower(${productTable.vendor}) collate "C"`,
  }[sortBy];
  const last = sortBy === "updatedAt" && sortOrder === "asc" ? asc : desc;
  return sql.join([sortOrder === "asc" ? asc(by) : desc(by), last(wishlistItemTable.ordinal)], sql`, `);
}
