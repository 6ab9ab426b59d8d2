// Adds products to a list. Products that cannot be added are returned with a reason.

import { and, eq, sql } from "drizzle-orm";
import { isPossibleId, type Database, type Sql } from "#commerce/database";
import { ON_SALE, productTable, visibleTo, type Viewer } from "#commerce/products";
import { lockAccountList, lockList, touchList } from "./lists.ts";
import { decideAdding, distinctIds } from "./rules.ts";
import { wishlistItemTable } from "./tables.ts";
import type { Added, NoWishlist, Wishlist, WishlistKey } from "./wishlist.ts";

/** Creates an account's list if necessary; a guest's list is created by `createWishlist`. */
export const addItems = (
  { sql: client }: Database,
  key: WishlistKey,
  viewer: Viewer,
  productIds: readonly string[],
): Promise<Added | NoWishlist> =>
  client.transaction(async (tx) => {
    const { owner, shopId, wishlistId } = key;
    const list =
      owner.kind === "account" && wishlistId === undefined
        ? await lockAccountList(tx, shopId, owner.accountId)
        : await lockList(tx, key);
    return list ? addTo(tx, list, viewer, productIds) : { kind: "no-wishlist" };
  });

/** Adds to a list that this transaction has locked or created. */
export async function addTo(tx: Sql, list: Wishlist, viewer: Viewer, productIds: readonly string[]): Promise<Added> {
  const requested = distinctIds(productIds);
  const possible = requested.filter(isPossibleId);
  const present = await presentOn(tx, list.id, possible);
  const visible = await visibleAmong(tx, viewer, possible);
  const count = await countOf(tx, list.id);
  let decision = decideAdding({ requested, present, visible, count });
  if (decision.failures.some(({ reason }) => reason === "full")) {
    decision = decideAdding({
      requested,
      present,
      visible,
      count: count - (await deleteDiscontinued(tx, list.id, requested)),
    });
  }
  const { succeeded, added, failures } = decision;
  await insertItems(tx, list.id, added);
  return {
    kind: "added",
    wishlist: added.length > 0 ? await touchList(tx, list.id) : list,
    succeededProductIds: succeeded,
    failedProductIds: failures.map(({ productId }) => productId),
    failures,
  };
}

/** Inserted in reverse, so that the first product becomes the newest; with their prices and stock, which alerts compare with. */
async function insertItems(tx: Sql, wishlistId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx.execute(sql`
    insert into ${wishlistItemTable} (wishlist_id, product_id, seen_prices, seen_in_stock)
    select ${wishlistId}, added.id, product.prices, product.inventory_quantity > 0
    from unnest(${sql.param(productIds)}::text[]) with ordinality as added(id, place)
    left join ${productTable} on product.generation = ${ON_SALE} and product.id = added.id
    order by added.place desc
    on conflict do nothing`);
}

async function presentOn(tx: Sql, wishlistId: string, productIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { productId, wishlistId: of } = wishlistItemTable;
  const rows = await tx
    .select({ productId })
    .from(wishlistItemTable)
    .where(and(eq(of, wishlistId), sql`${productId} = any(${sql.param(productIds)}::text[])`));
  return new Set(rows.map((row) => row.productId));
}

export async function visibleAmong(
  tx: Sql,
  viewer: Viewer,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: productTable.id })
    .from(productTable)
    .where(and(...visibleTo(viewer), sql`${productTable.id} = any(${sql.param(productIds)}::text[])`));
  return new Set(rows.map(({ id }) => id));
}

export const countOf = (tx: Pick<Sql, "$count">, wishlistId: string): Promise<number> =>
  tx.$count(wishlistItemTable, eq(wishlistItemTable.wishlistId, wishlistId));

/** Makes room on a full list by deleting discontinued products, which the shopper can neither see nor remove. */
async function deleteDiscontinued(tx: Sql, wishlistId: string, except: readonly string[]): Promise<number> {
  const deleted = await tx.execute(sql`
    delete from ${wishlistItemTable}
    where wishlist_id = ${wishlistId} and product_id <> all(${sql.param(except)}::text[]) and not exists (
      select from ${productTable} join catalogue_generation on catalogue_generation.id = product.generation
      where catalogue_generation.state = 'on-sale' and product.id = wishlist_item.product_id)`);
  return deleted.rowCount ?? 0;
}
