// From the list to the cart: which size of which item goes, and what the cart made of each.

import { and, eq, inArray, sql } from "drizzle-orm";
import type { PriceList } from "#catalogue";
import type { Database } from "#commerce/database";
import { productTable, variantTable, visibleTo, type Viewer } from "#commerce/products";
import { findList } from "./lists.ts";
import { isUuid } from "./rules.ts";
import { wishlistItemTable } from "./tables.ts";
import type { NoWishlist, WishlistKey } from "./wishlist.ts";

/** What the cart is asked for; it owns prices and stock, and says what became of each line, in their order. */
export interface CartPort {
  readonly add: (order: CartOrder) => Promise<CartAnswer>;
}

export interface CartOrder {
  readonly shopId: string;
  readonly priceList: PriceList;
  readonly accountId: string | null;
  /** The cart to add to; a new one is made without. */
  readonly cartId?: string | undefined;
  readonly cartToken?: string | undefined;
  /** Which advertisement led to it, as far as the shopper's browser says. */
  readonly adConversion?: AdConversion | undefined;
  readonly lines: readonly { readonly productId: string; readonly variantId: string; readonly quantity: number }[];
}

export interface AdConversion {
  readonly source?: string | null | undefined;
  readonly medium?: string | null | undefined;
  readonly campaign?: string | null | undefined;
  readonly clickId?: string | null | undefined;
}

export interface CartAnswer {
  readonly cartId: string | null;
  readonly cartToken: string | null;
  readonly lines: readonly ({ readonly kind: "added" } | { readonly kind: "refused"; readonly reason: CartRefusal })[];
}

/** "not-available" is a shop without a cart. */
export type CartRefusal = "not-available" | "out-of-stock" | "no-such-cart";

/** For a shop that has no cart: refuses every line. */
export const NO_CART: CartPort = {
  add: async ({ lines }) => ({
    cartId: null,
    cartToken: null,
    lines: lines.map(() => ({ kind: "refused", reason: "not-available" })),
  }),
};

export interface ItemForCart {
  readonly wishlistItemId: string;
  /** May be left out where the product comes in one size. */
  readonly variantId?: string | undefined;
  /** 1 when absent. */
  readonly quantity?: number | undefined;
}

/** "no-such-item" is not on the list or not to be seen; "no-such-size" is none of its sizes, or none was chosen. */
export type ToCartFailure = CartRefusal | "no-such-item" | "no-such-size";

export interface AddedToCart {
  readonly kind: "added-to-cart";
  readonly succeededWishlistItemIds: readonly string[];
  readonly failedWishlistItemIds: readonly string[];
  readonly failures: readonly { readonly wishlistItemId: string; readonly reason: ToCartFailure }[];
  readonly cartId: string | null;
  readonly cartToken: string | null;
}

export interface ToCart {
  readonly items: readonly ItemForCart[];
  readonly cartId?: string | undefined;
  readonly cartToken?: string | undefined;
  readonly adConversion?: AdConversion | undefined;
}

/** Items stay on the list: taking them off is the shopper's own step. */
export async function addItemsToCart(
  database: Database,
  key: WishlistKey,
  viewer: Viewer,
  { items, cartId, cartToken, adConversion }: ToCart,
  cart: CartPort = NO_CART,
): Promise<AddedToCart | NoWishlist> {
  const list = await findList(database.sql, key);
  if (!list) return { kind: "no-wishlist" };
  const found = await readChoices(database, list.id, viewer, items);
  const decided = items.map((item) => ({ item, choice: choose(item, found.get(item.wishlistItemId.toLowerCase())) }));
  const lines = decided.flatMap(({ item, choice }) =>
    typeof choice === "string" ? [] : [{ ...choice, quantity: item.quantity ?? 1 }],
  );
  const accountId = key.owner.kind === "account" ? key.owner.accountId : null;
  const { priceList } = viewer;
  const answer =
    lines.length === 0
      ? { cartId: cartId ?? null, cartToken: cartToken ?? null, lines: [] }
      : await cart.add({ shopId: key.shopId, priceList, accountId, cartId, cartToken, adConversion, lines });
  const answers = answer.lines.values();
  const outcomes = decided.map(({ item: { wishlistItemId }, choice }) => {
    if (typeof choice === "string") return { wishlistItemId, reason: choice };
    const line = answers.next().value;
    return { wishlistItemId, reason: line?.kind === "added" ? undefined : (line?.reason ?? "not-available") };
  });
  const failures = outcomes.flatMap(({ wishlistItemId, reason }) => (reason ? [{ wishlistItemId, reason }] : []));
  return {
    kind: "added-to-cart",
    succeededWishlistItemIds: outcomes.flatMap(({ wishlistItemId, reason }) => (reason ? [] : [wishlistItemId])),
    failedWishlistItemIds: failures.map(({ wishlistItemId }) => wishlistItemId),
    failures,
    cartId: answer.cartId,
    cartToken: answer.cartToken,
  };
}

interface Choices {
  readonly productId: string;
  readonly variantIds: readonly string[];
}

/** One statement for all items: what the viewer may see of them, with their sizes. */
async function readChoices(
  { sql: client }: Database,
  wishlistId: string,
  viewer: Viewer,
  items: readonly ItemForCart[],
): Promise<ReadonlyMap<string, Choices>> {
  const ids = [...new Set(items.map(({ wishlistItemId }) => wishlistItemId).filter(isUuid))];
  if (ids.length === 0) return new Map();
  const rows = await client
    .select({
      id: wishlistItemTable.id,
      productId: productTable.id,
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
  return new Map(rows.map(({ id, productId, variantIds }) => [id, { productId, variantIds }]));
}

function choose(
  { variantId }: ItemForCart,
  choices: Choices | undefined,
): { readonly productId: string; readonly variantId: string } | ToCartFailure {
  if (!choices) return "no-such-item";
  const { productId, variantIds } = choices;
  const chosen = variantId ?? (variantIds.length === 1 ? variantIds[0] : undefined);
  return chosen !== undefined && variantIds.includes(chosen) ? { productId, variantId: chosen } : "no-such-size";
}
