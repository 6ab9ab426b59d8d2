// A wishlist as the shop reads it, whose it is, and what can come of asking for one.

import type { Money } from "#catalogue";
import type { Metafield } from "#commerce/content";

/** A wishlist holds at most this many products. */
export const WISHLIST_LIMIT = 500;

export interface Wishlist {
  readonly id: string;
  readonly shopId: string;
  readonly userType: "account" | "anonymous";
  /** The account that owns it; null for an anonymous list. */
  readonly userId: string | null;
  readonly status: "active" | "reconciled";
  /** ISO 8601, UTC; likewise below. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Who proves that a list is theirs: an account by its session, a guest by the token. An id alone opens nothing. */
export type WishlistOwner =
  | { readonly kind: "account"; readonly accountId: string }
  | { readonly kind: "anonymous"; readonly token: string };

/** Names the list to work on. */
export interface WishlistKey {
  readonly shopId: string;
  readonly owner: WishlistOwner;
  /** When given, the owner's list must be this one. */
  readonly wishlistId?: string;
}

/** The owner has no such list: unknown or used-up token, another's id, an account that has saved nothing yet. */
export interface NoWishlist {
  readonly kind: "no-wishlist";
}

export interface CurrencyPrice {
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  readonly regionCode: string;
  readonly currencyCode: string;
}

export interface WishlistTag {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly metafields: readonly Metafield[];
}

export interface WishlistVariant {
  readonly variantId: string;
  readonly size: string;
  readonly inventoryInStock: boolean;
  /** Null where this size is not sold in the price list. */
  readonly currencyPrice: CurrencyPrice | null;
}

export interface WishlistProduct {
  readonly productId: string;
  readonly productType: string;
  /** Addresses without a size; `pictureUrl` of the catalogue completes them. */
  readonly imageUrl: string;
  readonly images: readonly string[];
  readonly vendor: string;
  readonly title: string;
  /** The handle in its address. */
  readonly slug: string;
  readonly sku: string;
  readonly isVip: boolean;
  readonly inStock: boolean;
  readonly isNewSeason: boolean;
  readonly tags: readonly WishlistTag[];
  readonly currencyPrice: CurrencyPrice;
  readonly variants: readonly WishlistVariant[];
}

export interface WishlistItem {
  readonly id: string;
  readonly productId: string;
  readonly updatedAt: string;
  readonly product: WishlistProduct;
}

export const WISHLIST_SORTS = ["updatedAt", "price", "title", "vendor"] as const;
export type WishlistSort = (typeof WISHLIST_SORTS)[number];

export interface WishlistQuery {
  /** 48 by default, at most the limit of a list. */
  readonly first?: number;
  readonly offset?: number;
  /** Ids (or the operator's tag ids) that a product must carry, every one of them. */
  readonly tagIds?: readonly string[];
  /** By default what was added last comes first. */
  readonly sortBy?: WishlistSort;
  readonly sortOrder?: "asc" | "desc";
  /** Of the section that names the new season; "en" and "default" when absent. */
  readonly language?: string;
  readonly country?: string;
}

export interface WishlistPage {
  readonly kind: "found";
  readonly wishlist: Wishlist;
  readonly items: readonly WishlistItem[];
  /** Of all items that match the tags and that the viewer may see, whatever page they are on. */
  readonly totalCount: number;
  /** Tags that products matching the chosen tags carry: choosing one more of these leaves something. */
  readonly inTags: readonly WishlistTag[];
  /** The other tags of the list's products. */
  readonly outTags: readonly WishlistTag[];
}

export type AddFailure = "full" | "unavailable";

export interface Added {
  readonly kind: "added";
  readonly wishlist: Wishlist;
  /** Those on the list now, whether added or there before. */
  readonly succeededProductIds: readonly string[];
  readonly failedProductIds: readonly string[];
  readonly failures: readonly { readonly productId: string; readonly reason: AddFailure }[];
}

export interface Deleted {
  readonly kind: "deleted";
  readonly wishlist: Wishlist;
  readonly succeededItemIds: readonly string[];
  readonly succeededProductIds: readonly string[];
  /** Asked for and not on the list. */
  readonly failedItemIds: readonly string[];
  readonly failedProductIds: readonly string[];
}
