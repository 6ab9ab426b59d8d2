// Types of wishlists, their owners, and the results of operations.

import type { Money, VariantOption } from "#catalogue";
import type { Metafield } from "#commerce/content";

/** Maximum number of products on a wishlist. */
export const WISHLIST_LIMIT = 500;

export interface Wishlist {
  readonly id: string;
  readonly shopId: string;
  readonly userType: "account" | "anonymous";
  /** The account that owns it; null for an anonymous list. */
  readonly userId: string | null;
  readonly status: "active" | "reconciled";
  /** ISO 8601, UTC; so are the other times. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** An account proves ownership by its session, a guest by the token. An id alone opens nothing. */
export type WishlistOwner =
  | { readonly kind: "account"; readonly accountId: string }
  | { readonly kind: "anonymous"; readonly token: string };

export interface WishlistKey {
  readonly shopId: string;
  readonly owner: WishlistOwner;
  /** If given, must be the id of the owner's list. */
  readonly wishlistId?: string;
}

/** The owner has no such list: the token is unknown or used, the id is wrong, or the account has saved nothing yet. */
export interface NoWishlist {
  readonly kind: "no-wishlist";
}

export interface CurrencyPrice {
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  /** The compare-at price, if it is the lowest price of the 30 days before the reduction began. */
  readonly priorPrice: Money | null;
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
  readonly options: readonly VariantOption[];
  readonly inventoryInStock: boolean;
  /** Null if this size is not sold in the price list. */
  readonly currencyPrice: CurrencyPrice | null;
}

export interface WishlistProduct {
  readonly productId: string;
  readonly productType: string;
  /** Picture addresses without a size; the catalogue's `pictureUrl` adds one. */
  readonly imageUrl: string;
  readonly images: readonly string[];
  readonly vendor: string;
  readonly title: string;
  /** The product's handle. */
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
  /** Page size; that of listings by default. */
  readonly first?: number;
  readonly offset?: number;
  /** Tag ids, or the operator's own ids; a product must have all of these tags. */
  readonly tagIds?: readonly string[];
  /** Newest first by default. */
  readonly sortBy?: WishlistSort;
  readonly sortOrder?: "asc" | "desc";
  /** Departments whose products come first. */
  readonly preferred?: readonly string[];
  /** Locale of the section that names the new season; "en" and "default" by default. */
  readonly language?: string;
  readonly country?: string;
}

export interface WishlistPage {
  readonly kind: "found";
  readonly wishlist: Wishlist;
  readonly items: readonly WishlistItem[];
  /** Number of visible items that match the tags, on all pages. */
  readonly totalCount: number;
  /** Tags of the matching products: adding one of them to the filter still leaves products. */
  readonly inTags: readonly WishlistTag[];
  /** The other tags of the list's products. */
  readonly outTags: readonly WishlistTag[];
}

export type AddFailure = "full" | "unavailable";

export interface Added {
  readonly kind: "added";
  readonly wishlist: Wishlist;
  /** Products now on the list, including those that were already there. */
  readonly succeededProductIds: readonly string[];
  readonly failedProductIds: readonly string[];
  readonly failures: readonly { readonly productId: string; readonly reason: AddFailure }[];
}

export interface Deleted {
  readonly kind: "deleted";
  readonly wishlist: Wishlist;
  readonly succeededItemIds: readonly string[];
  readonly succeededProductIds: readonly string[];
  /** Requested but not on the list. */
  readonly failedItemIds: readonly string[];
  readonly failedProductIds: readonly string[];
}
