// From the list to the cart: which size of which item goes, and what the cart made of each.

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
  /** May be left out where the product comes in one size. */
  readonly variantId?: string | undefined;
  /** 1 when absent. */
  readonly quantity?: number | undefined;
}

/** "no-such-item" is not on the list or not to be seen; "no-such-size" is none of its sizes, or none was chosen. */
export type ToCartFailure = CartRefusal | "no-such-cart" | "no-such-item" | "no-such-size";

export interface AddedToCart {
  readonly kind: "added-to-cart";
  readonly succeededWishlistItemIds: readonly string[];
  readonly failedWishlistItemIds: readonly string[];
  readonly failures: readonly { readonly wishlistItemId: string; readonly reason: ToCartFailure }[];
  readonly cartId: string | null;
  /** What opens a guest's cart, new or given; null for an account's, which its session opens. */
  readonly cartToken: string | null;
}

export interface ToCart {
  readonly items: readonly ItemForCart[];
  /** Whose cart it goes to: whoever is signed in has one of their own. */
  readonly accountId: string | null;
  /** The guest's cart to add to; a new one is begun without, or where a lost one may be replaced. */
  readonly cartId?: string | undefined;
  readonly cartToken?: string | undefined;
  readonly mayReplaceCart?: boolean;
  readonly network: string;
}

/** Items stay on the list: taking them off is the shopper's own step. */
export async function addItemsToCart(
  database: Database,
  key: WishlistKey,
  viewer: Viewer,
  { items, accountId, cartId, cartToken, mayReplaceCart = false, network }: ToCart,
): Promise<AddedToCart | NoWishlist | Limited> {
  const list = await findList(database.sql, key);
  if (!list) return { kind: "no-wishlist" };
  const found = await readChoices(database, list.id, viewer, items);
  const decided = items.map((item) => ({ item, choice: choose(item, found.get(item.wishlistItemId.toLowerCase())) }));
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

/** One statement for all items: what the viewer may see of them, with their sizes. */
async function readChoices(
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
