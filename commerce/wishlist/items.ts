// Looking up and taking products off a list.

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

/** Which of the products are on the list. */
export async function checkProducts(
  { sql: client }: Database,
  key: WishlistKey,
  productIds: readonly string[],
): Promise<Checked | NoWishlist> {
  const list = await findList(client, key);
  if (!list) return { kind: "no-wishlist" };
  const asked = distinctIds(productIds);
  const { productId, wishlistId } = wishlistItemTable;
  const rows = await client
    .select({ productId })
    .from(wishlistItemTable)
    .where(and(eq(wishlistId, list.id), sql`${productId} = any(${sql.param(asked.filter(isPossibleId))}::text[])`));
  const found = new Set(rows.map((row) => row.productId));
  return {
    kind: "checked",
    wishlistProductIds: asked.filter((id) => found.has(id)),
    notWishlistProductIds: asked.filter((id) => !found.has(id)),
  };
}

export interface ItemChoice {
  readonly itemIds?: readonly string[];
  readonly productIds?: readonly string[];
}

/** Takes items off, named by their own ids or by their products'. */
export const deleteItems = (
  { sql: client }: Database,
  key: WishlistKey,
  { itemIds = [], productIds = [] }: ItemChoice,
): Promise<Deleted | NoWishlist> =>
  client.transaction(async (tx) => {
    const list = await lockList(tx, key);
    if (!list) return { kind: "no-wishlist" };
    const asked = { items: distinctIds(itemIds), products: distinctIds(productIds) };
    const { id, productId, wishlistId } = wishlistItemTable;
    const rows = await tx
      .delete(wishlistItemTable)
      .where(
        and(
          eq(wishlistId, list.id),
          or(
            inArray(id, asked.items.filter(isUuid)),
            sql`${productId} = any(${sql.param(asked.products.filter(isPossibleId))}::text[])`,
          ),
        ),
      )
      .returning({ id, productId });
    const items = new Set(rows.map((row) => row.id));
    const products = new Set(rows.map((row) => row.productId));
    return {
      kind: "deleted",
      wishlist: rows.length > 0 ? await touchList(tx, list.id) : list,
      succeededItemIds: asked.items.filter((one) => items.has(one.toLowerCase())),
      failedItemIds: asked.items.filter((one) => !items.has(one.toLowerCase())),
      succeededProductIds: asked.products.filter((one) => products.has(one)),
      failedProductIds: asked.products.filter((one) => !products.has(one)),
    };
  });
