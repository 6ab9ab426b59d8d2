// Checks for and deletes products of a list.

import { and, eq, inArray, or, sql } from "drizzle-orm";
import { isPossibleId, isUuid, type Database } from "#commerce/database";
import { findList, lockList, touchList } from "./lists.ts";
import { distinctIds } from "./rules.ts";
import { wishlistItemTable } from "./tables.ts";
import type { Deleted, NoWishlist, WishlistKey } from "./wishlist.ts";

export interface Checked {
  readonly kind: "checked";
  readonly wishlistProductIds: readonly string[];
  readonly notWishlistProductIds: readonly string[];
}

export async function checkProducts(
  { sql: client }: Database,
  key: WishlistKey,
  productIds: readonly string[],
): Promise<Checked | NoWishlist> {
  const list = await findList(client, key);
  if (!list) return { kind: "no-wishlist" };
  const requested = distinctIds(productIds);
  const { productId, wishlistId } = wishlistItemTable;
  const rows = await client
    .select({ productId })
    .from(wishlistItemTable)
    .where(and(eq(wishlistId, list.id), sql`${productId} = any(${sql.param(requested.filter(isPossibleId))}::text[])`));
  const found = new Set(rows.map((row) => row.productId));
  return {
    kind: "checked",
    wishlistProductIds: requested.filter((id) => found.has(id)),
    notWishlistProductIds: requested.filter((id) => !found.has(id)),
  };
}

export interface ItemSelection {
  readonly itemIds?: readonly string[];
  readonly productIds?: readonly string[];
}

/** Deletes items by item id or by product id. */
export const deleteItems = (
  { sql: client }: Database,
  key: WishlistKey,
  { itemIds = [], productIds = [] }: ItemSelection,
): Promise<Deleted | NoWishlist> =>
  client.transaction(async (tx) => {
    const list = await lockList(tx, key);
    if (!list) return { kind: "no-wishlist" };
    const requested = { items: distinctIds(itemIds), products: distinctIds(productIds) };
    const { id, productId, wishlistId } = wishlistItemTable;
    const rows = await tx
      .delete(wishlistItemTable)
      .where(
        and(
          eq(wishlistId, list.id),
          or(
            inArray(id, requested.items.filter(isUuid)),
            sql`${productId} = any(${sql.param(requested.products.filter(isPossibleId))}::text[])`,
          ),
        ),
      )
      .returning({ id, productId });
    const items = new Set(rows.map((row) => row.id));
    const products = new Set(rows.map((row) => row.productId));
    return {
      kind: "deleted",
      wishlist: rows.length > 0 ? await touchList(tx, list.id) : list,
      succeededItemIds: requested.items.filter((one) => items.has(one.toLowerCase())),
      failedItemIds: requested.items.filter((one) => !items.has(one.toLowerCase())),
      succeededProductIds: requested.products.filter((one) => products.has(one)),
      failedProductIds: requested.products.filter((one) => !products.has(one)),
    };
  });
