// Adds items of a list to a cart, with an outcome for each.

import { and, eq, inArray, sql } from "drizzle-orm";
import type { Limited } from "#commerce/accounts";
import { addLines, type CartRefusal } from "#commerce/cart";
import { isUuid, type Database } from "#commerce/database";
import { productTable, variantTable, visibleTo, type Viewer } from "#commerce/products";
import { findList } from "./lists.ts";
import { wishlistItemTable } from "./tables.ts";
import type { NoWishlist, WishlistKey } from "./wishlist.ts";

export interface ItemForCart {
  readonly wishlistItemId: string;
  /** Optional if the product comes in one size. */
  readonly variantId?: string | undefined;
  /** 1 by default. */
  readonly quantity?: number | undefined;
}

/** "no-such-item": not on the list or not visible. "no-such-size": not a size of the product, or none was chosen. */
export type ToCartFailure = CartRefusal | "no-such-cart" | "no-such-item" | "no-such-size";

export interface AddedToCart {
  readonly kind: "added-to-cart";
  readonly succeededWishlistItemIds: readonly string[];
  readonly failedWishlistItemIds: readonly string[];
  readonly failures: readonly { readonly wishlistItemId: string; readonly reason: ToCartFailure }[];
  readonly cartId: string | null;
  /** Token of a guest's cart, new or existing; null for an account, whose session opens its cart. */
  readonly cartToken: string | null;
}

export interface AddToCartRequest {
  readonly items: readonly ItemForCart[];
  /** Owner of the cart; null for a guest. */
  readonly accountId: string | null;
  /** The guest's cart; a new one is created if absent, or if it is lost and may be replaced. */
  readonly cartId?: string | undefined;
  readonly cartToken?: string | undefined;
  readonly mayReplaceCart?: boolean;
  readonly network: string;
}

/** Items stay on the list. */
export async function addItemsToCart(
  database: Database,
  key: WishlistKey,
  viewer: Viewer,
  { items, accountId, cartId, cartToken, mayReplaceCart = false, network }: AddToCartRequest,
): Promise<AddedToCart | NoWishlist | Limited> {
  const list = await findList(database.sql, key);
  if (!list) return { kind: "no-wishlist" };
  const variantIds = await readVariantIds(database, list.id, viewer, items);
  const decided = items.map((item) => ({
    item,
    choice: choose(item, variantIds.get(item.wishlistItemId.toLowerCase())),
  }));
  const lines = decided.flatMap(({ item, choice }) =>
    choice.kind === "chosen" ? [{ variantId: choice.variantId, quantity: item.quantity ?? 1 }] : [],
  );
  const added =
    lines.length === 0
      ? undefined
      : await addLines(database, { shopId: key.shopId, accountId, token: cartToken ?? null, cartId }, viewer, {
          lines,
          network,
          mayCreate: mayReplaceCart || (cartToken === undefined && cartId === undefined),
        });
  if (added?.kind === "limited") return added;
  const answers = added && "lines" in added ? added.lines.values() : undefined;
  const outcomes = decided.map(({ item: { wishlistItemId }, choice }) => {
    if (choice.kind === "failed") return { wishlistItemId, reason: choice.reason };
    if (!answers) return { wishlistItemId, reason: "no-such-cart" as const };
    const line = answers.next().value;
    return { wishlistItemId, reason: line?.kind === "refused" ? line.reason : undefined };
  });
  const failures = outcomes.flatMap(({ wishlistItemId, reason }) => (reason ? [{ wishlistItemId, reason }] : []));
  return {
    kind: "added-to-cart",
    succeededWishlistItemIds: outcomes.flatMap(({ wishlistItemId, reason }) => (reason ? [] : [wishlistItemId])),
    failedWishlistItemIds: failures.map(({ wishlistItemId }) => wishlistItemId),
    failures,
    cartId: added?.kind === "added" ? added.cartId : (cartId ?? null),
    cartToken: accountId !== null ? null : ((added?.kind === "added" ? added.token : null) ?? cartToken ?? null),
  };
}

/** Variants of the visible items, by item id. */
async function readVariantIds(
  { sql: client }: Database,
  wishlistId: string,
  viewer: Viewer,
  items: readonly ItemForCart[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = [...new Set(items.map(({ wishlistItemId }) => wishlistItemId).filter(isUuid))];
  if (ids.length === 0) return new Map();
  const rows = await client
    .select({
      id: wishlistItemTable.id,
      variantIds: sql<string[]>`array_agg(${variantTable.id} order by ${variantTable.ordinal})`,
    })
    .from(wishlistItemTable)
    .innerJoin(productTable, and(eq(productTable.id, wishlistItemTable.productId), ...visibleTo(viewer)))
    .innerJoin(
      variantTable,
      and(eq(variantTable.generation, productTable.generation), eq(variantTable.productId, productTable.id)),
    )
    .where(and(eq(wishlistItemTable.wishlistId, wishlistId), inArray(wishlistItemTable.id, ids)))
    .groupBy(wishlistItemTable.id, productTable.id);
  return new Map(rows.map(({ id, variantIds }) => [id, variantIds]));
}

function choose(
  { variantId }: ItemForCart,
  variantIds: readonly string[] | undefined,
):
  | { readonly kind: "chosen"; readonly variantId: string }
  | { readonly kind: "failed"; readonly reason: ToCartFailure } {
  if (!variantIds) return { kind: "failed", reason: "no-such-item" };
  const chosen = variantId ?? (variantIds.length === 1 ? variantIds[0] : undefined);
  return chosen !== undefined && variantIds.includes(chosen)
    ? { kind: "chosen", variantId: chosen }
    : { kind: "failed", reason: "no-such-size" };
}
