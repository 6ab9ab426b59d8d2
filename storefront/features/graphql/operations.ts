// The storefront's operations: their ids, and the types of what goes in and comes out.
// Made by `npm run graphql` from api/operations/*.graphql: change those.

import type { Operation } from "./operation.ts";

export type AccountWishlistProductsVariables = { readonly shopId: string; readonly accountId?: string | null; readonly first: number; readonly offset: number; readonly currencyCode?: string | null; readonly regionCode?: string | null; readonly localeLangCode?: string | null; readonly localeCountryCode?: string | null };
export type AccountWishlistProductsData = { readonly page: { readonly __typename: "NoSuchWishlist" } | { readonly __typename: "WishlistPage"; readonly wishlistId: string; readonly totalCount: number; readonly items: readonly ({ readonly productId: string })[] } };
export const accountWishlistProducts: Operation<AccountWishlistProductsVariables, AccountWishlistProductsData> = {
  name: "accountWishlistProducts",
  id: "78bc30012704df35fc93346abfe43dfe5d87ba237554b2354a3b07c4c2bc3d08",
};

export type AddWishlistItemsVariables = { readonly input: { readonly anonymousToken?: string | null; readonly currencyCode?: string | null; readonly localeCountryCode?: string | null; readonly productIds: readonly (string)[]; readonly regionCode?: string | null; readonly shopId?: string | null; readonly wishlistId?: string | null } };
export type AddWishlistItemsData = { readonly addWishlistItems: { readonly __typename: "NoSuchWishlist" } | { readonly __typename: "WishlistItemsAdded"; readonly wishlist: { readonly _id: string; readonly shopId: string; readonly userType: "account" | "anonymous"; readonly userId: string | null; readonly status: "active" | "reconciled"; readonly createdAt: string; readonly updatedAt: string }; readonly succeededProductIds: readonly (string)[]; readonly failedProductIds: readonly (string)[]; readonly failures: readonly ({ readonly productId: string; readonly reason: "full" | "unavailable" })[] } };
export const addWishlistItems: Operation<AddWishlistItemsVariables, AddWishlistItemsData> = {
  name: "addWishlistItems",
  id: "3cd1786efba6f73edc48199fc6d425c398d54526f5228b9a37af54c10ffb80d0",
};

export type AddWishlistItemsToCartVariables = { readonly input: { readonly adConversion?: { readonly campaign?: string | null; readonly clickId?: string | null; readonly medium?: string | null; readonly source?: string | null } | null; readonly anonymousToken?: string | null; readonly cartId?: string | null; readonly cartToken?: string | null; readonly currencyCode?: string | null; readonly items: readonly ({ readonly quantity?: number | null; readonly variantId?: string | null; readonly wishlistItemId: string })[]; readonly localeCountryCode?: string | null; readonly regionCode?: string | null; readonly shopId?: string | null; readonly wishlistId?: string | null } };
export type AddWishlistItemsToCartData = { readonly addWishlistItemsToCart: { readonly __typename: "NoSuchWishlist" } | { readonly __typename: "TooManyAttempts" } | { readonly __typename: "WishlistItemsAddedToCart"; readonly succeededWishlistItemIds: readonly (string)[]; readonly failedWishlistItemIds: readonly (string)[]; readonly failures: readonly ({ readonly wishlistItemId: string; readonly reason: "FULL" | "INVALID_QUANTITY" | "LIMIT" | "NOT_AVAILABLE" | "NOT_ENOUGH" | "NO_SUCH_CART" | "NO_SUCH_ITEM" | "NO_SUCH_SIZE" | "OUT_OF_STOCK" })[]; readonly cartId: string | null; readonly cartToken: string | null } };
export const addWishlistItemsToCart: Operation<AddWishlistItemsToCartVariables, AddWishlistItemsToCartData> = {
  name: "addWishlistItemsToCart",
  id: "8009e8116b0b167bcd8aa7e04770e37fa1e187aa59f00c1c21ce3d603aa32ade",
};

export type AnonymousWishlistProductsVariables = { readonly shopId: string; readonly anonymousToken: string; readonly first: number; readonly offset: number; readonly currencyCode?: string | null; readonly regionCode?: string | null; readonly localeLangCode?: string | null; readonly localeCountryCode?: string | null };
export type AnonymousWishlistProductsData = { readonly page: { readonly __typename: "NoSuchWishlist" } | { readonly __typename: "WishlistPage"; readonly wishlistId: string; readonly totalCount: number; readonly items: readonly ({ readonly productId: string })[] } };
export const anonymousWishlistProducts: Operation<AnonymousWishlistProductsVariables, AnonymousWishlistProductsData> = {
  name: "anonymousWishlistProducts",
  id: "9626211b1a232f2ff596a258021200df6a4b8bb045a54fd0af2ec096d83be459",
};

export type CheckProductIdsInWishlistVariables = { readonly shopId: string; readonly productIds: readonly (string)[]; readonly anonymousToken?: string | null };
export type CheckProductIdsInWishlistData = { readonly checkProductIdsInWishlist: { readonly __typename: "NoSuchWishlist" } | { readonly __typename: "WishlistCheck"; readonly wishlistProductIds: readonly (string)[]; readonly notWishlistProductIds: readonly (string)[] } };
export const checkProductIdsInWishlist: Operation<CheckProductIdsInWishlistVariables, CheckProductIdsInWishlistData> = {
  name: "checkProductIdsInWishlist",
  id: "41b6473f1fa640332cfffc281f0411dfd2bd02e9b71b9e5c4f2c05e327f96162",
};

export type CreateWishlistVariables = { readonly input: { readonly currencyCode?: string | null; readonly localeCountryCode?: string | null; readonly productIds?: readonly (string)[] | null; readonly regionCode?: string | null; readonly shopId: string } };
export type CreateWishlistData = { readonly createWishlist: { readonly __typename: "TooManyAttempts" } | { readonly __typename: "WishlistCreated"; readonly anonymousToken: string | null; readonly wishlist: { readonly _id: string; readonly shopId: string; readonly userType: "account" | "anonymous"; readonly userId: string | null; readonly status: "active" | "reconciled"; readonly createdAt: string; readonly updatedAt: string }; readonly succeededProductIds: readonly (string)[]; readonly failedProductIds: readonly (string)[]; readonly failures: readonly ({ readonly productId: string; readonly reason: "full" | "unavailable" })[] } };
export const createWishlist: Operation<CreateWishlistVariables, CreateWishlistData> = {
  name: "createWishlist",
  id: "5dddf034bdd9bab3d5370705cd5f02310cd28fd523c7b50a17390516e1b52699",
};

export type DeleteWishlistItemsVariables = { readonly input: { readonly anonymousToken?: string | null; readonly productIds?: readonly (string)[] | null; readonly shopId?: string | null; readonly wishlistId?: string | null; readonly wishlistItemIds?: readonly (string)[] | null } };
export type DeleteWishlistItemsData = { readonly deleteWishlistItems: { readonly __typename: "NoSuchWishlist" } | { readonly __typename: "WishlistItemsDeleted"; readonly succeededWishlistItemIds: readonly (string)[]; readonly failedWishlistItemIds: readonly (string)[]; readonly succeededProductIds: readonly (string)[]; readonly failedProductIds: readonly (string)[] } };
export const deleteWishlistItems: Operation<DeleteWishlistItemsVariables, DeleteWishlistItemsData> = {
  name: "deleteWishlistItems",
  id: "967c6536478f74ba5d1d8d5b2d7dc7d25eebcaa2125a0b63a93265558f3cf9de",
};

export type PageTopbarSectionsQueryVariables = { readonly shopId: string; readonly localeLangCode?: string; readonly localeCountryCode?: string };
export type PageTopbarSectionsQueryData = { readonly pageSections: readonly ({ readonly _id: string; readonly enabled: boolean; readonly name: string; readonly title: string | null; readonly subTitle: string | null; readonly link: string | null; readonly shop: { readonly _id: string }; readonly items: readonly ({ readonly image: string | null; readonly mobileImage: string | null; readonly imageWebp: string | null; readonly mobileImageWebp: string | null; readonly text: string | null; readonly url: string | null; readonly absoluteImageUrl: string | null; readonly absoluteMobileImageUrl: string | null; readonly absoluteImageWebpUrl: string | null; readonly absoluteMobileImageWebpUrl: string | null; readonly brand: string | null; readonly productName: string | null })[]; readonly locale: string | null; readonly regionCode: string | null; readonly localeLangCode: string; readonly localeCountryCodes: readonly (string)[]; readonly type: string; readonly platforms: readonly (string)[] })[] | null; readonly topBarSections: readonly ({ readonly _id: string; readonly enabled: boolean; readonly name: string; readonly title: string | null; readonly subTitle: string | null; readonly link: string | null; readonly shop: { readonly _id: string }; readonly items: readonly ({ readonly image: string | null; readonly mobileImage: string | null; readonly imageWebp: string | null; readonly mobileImageWebp: string | null; readonly text: string | null; readonly url: string | null; readonly absoluteImageUrl: string | null; readonly absoluteMobileImageUrl: string | null; readonly absoluteImageWebpUrl: string | null; readonly absoluteMobileImageWebpUrl: string | null; readonly brand: string | null; readonly productName: string | null })[]; readonly locale: string | null; readonly regionCode: string | null; readonly localeLangCode: string; readonly localeCountryCodes: readonly (string)[]; readonly type: string; readonly platforms: readonly (string)[] })[] | null };
export const pageTopbarSectionsQuery: Operation<PageTopbarSectionsQueryVariables, PageTopbarSectionsQueryData> = {
  name: "pageTopbarSectionsQuery",
  id: "4bff41efc50d3a45c717b47822bd90785c8e1d03a814fcbf1559ad213b112b1a",
};

export type QueryWishlistByAccountIdVariables = { readonly shopId: string; readonly accountId?: string | null; readonly wishlistId?: string | null; readonly tagIds?: readonly (string)[] | null; readonly first?: number | null; readonly offset?: number | null; readonly currencyCode?: string | null; readonly userPrefer?: string | null; readonly regionCode?: string | null; readonly localeLangCode?: string | null; readonly localeCountryCode?: string | null; readonly imageSize?: "large" | "medium" | "small" | null; readonly sortOrder?: "asc" | "desc" | null; readonly sortBy?: "price" | "title" | "updatedAt" | "vendor" | null };
export type QueryWishlistByAccountIdData = { readonly page: { readonly __typename: "NoSuchWishlist" } | { readonly __typename: "WishlistPage"; readonly wishlistId: string; readonly wishlist: { readonly _id: string; readonly shopId: string; readonly userType: "account" | "anonymous"; readonly userId: string | null; readonly status: "active" | "reconciled"; readonly createdAt: string; readonly updatedAt: string }; readonly totalCount: number; readonly inTags: readonly ({ readonly _id: string; readonly name: string; readonly slug: string })[]; readonly outTags: readonly ({ readonly _id: string; readonly name: string; readonly slug: string })[]; readonly items: readonly ({ readonly _id: string; readonly productId: string; readonly updatedAt: string; readonly product: { readonly productId: string; readonly productType: string; readonly imageUrl: string; readonly imageUrls: readonly (string)[]; readonly vendor: string; readonly title: string; readonly slug: string; readonly sku: string; readonly isVip: boolean; readonly inStock: boolean; readonly isNewSeason: boolean; readonly tags: readonly ({ readonly _id: string; readonly name: string; readonly metafields: readonly ({ readonly key: string; readonly namespace: string; readonly scope: string; readonly value: string })[] })[]; readonly currencyPrice: { readonly price: number; readonly currencyCode: string; readonly compareAtPrice: number | null; readonly regionCode: string }; readonly variants: readonly ({ readonly variantId: string; readonly size: string; readonly inventoryInStock: boolean; readonly currencyPrice: { readonly price: number; readonly currencyCode: string; readonly compareAtPrice: number | null; readonly regionCode: string } | null })[] } })[] } };
export const queryWishlistByAccountId: Operation<QueryWishlistByAccountIdVariables, QueryWishlistByAccountIdData> = {
  name: "queryWishlistByAccountId",
  id: "be6d9e4334d4d4d334881464b2f8ef871bc2f9a5884b2df679d459a74c562fb6",
};

export type QueryWishlistByAnonymousTokenVariables = { readonly shopId: string; readonly anonymousToken: string; readonly wishlistId?: string | null; readonly tagIds?: readonly (string)[] | null; readonly first?: number | null; readonly offset?: number | null; readonly currencyCode?: string | null; readonly userPrefer?: string | null; readonly regionCode?: string | null; readonly localeLangCode?: string | null; readonly localeCountryCode?: string | null; readonly imageSize?: "large" | "medium" | "small" | null; readonly sortOrder?: "asc" | "desc" | null; readonly sortBy?: "price" | "title" | "updatedAt" | "vendor" | null };
export type QueryWishlistByAnonymousTokenData = { readonly page: { readonly __typename: "NoSuchWishlist" } | { readonly __typename: "WishlistPage"; readonly wishlistId: string; readonly wishlist: { readonly _id: string; readonly shopId: string; readonly userType: "account" | "anonymous"; readonly userId: string | null; readonly status: "active" | "reconciled"; readonly createdAt: string; readonly updatedAt: string }; readonly totalCount: number; readonly inTags: readonly ({ readonly _id: string; readonly name: string; readonly slug: string })[]; readonly outTags: readonly ({ readonly _id: string; readonly name: string; readonly slug: string })[]; readonly items: readonly ({ readonly _id: string; readonly productId: string; readonly updatedAt: string; readonly product: { readonly productId: string; readonly productType: string; readonly imageUrl: string; readonly imageUrls: readonly (string)[]; readonly vendor: string; readonly title: string; readonly slug: string; readonly sku: string; readonly isVip: boolean; readonly inStock: boolean; readonly isNewSeason: boolean; readonly tags: readonly ({ readonly _id: string; readonly name: string; readonly metafields: readonly ({ readonly key: string; readonly namespace: string; readonly scope: string; readonly value: string })[] })[]; readonly currencyPrice: { readonly price: number; readonly currencyCode: string; readonly compareAtPrice: number | null; readonly regionCode: string }; readonly variants: readonly ({ readonly variantId: string; readonly size: string; readonly inventoryInStock: boolean; readonly currencyPrice: { readonly price: number; readonly currencyCode: string; readonly compareAtPrice: number | null; readonly regionCode: string } | null })[] } })[] } };
export const queryWishlistByAnonymousToken: Operation<QueryWishlistByAnonymousTokenVariables, QueryWishlistByAnonymousTokenData> = {
  name: "queryWishlistByAnonymousToken",
  id: "e3630c10e2c7672e9b5c79d23f40c6ebd8e2ca46a5f7f9e3dafbb90111c5494e",
};

export type ReconcileWishlistsVariables = { readonly input: { readonly anonymousToken: string; readonly shopId: string } };
export type ReconcileWishlistsData = { readonly reconcileWishlists: { readonly __typename: "NoSuchWishlist" } | { readonly __typename: "WishlistsReconciled"; readonly wishlist: { readonly _id: string; readonly shopId: string; readonly userType: "account" | "anonymous"; readonly userId: string | null; readonly status: "active" | "reconciled"; readonly createdAt: string; readonly updatedAt: string }; readonly remainingProductIds: readonly (string)[] } };
export const reconcileWishlists: Operation<ReconcileWishlistsVariables, ReconcileWishlistsData> = {
  name: "reconcileWishlists",
  id: "fe26f0bdc3e944a58a2ce254d0280f5041e374ebadfa9d2073b85162d4db26cc",
};

export type TagQueryVariables = { readonly shopId: string; readonly slugOrId: string };
export type TagQueryData = { readonly tag: { readonly _id: string; readonly tagId: string; readonly position: number; readonly name: string; readonly slug: string; readonly isTopLevel: boolean; readonly subTagIds: readonly (string)[]; readonly heroMediaUrl: string | null; readonly displayTitle: string | null; readonly seoTitle: string | null; readonly seoDescription: string | null; readonly seoUrl: string | null; readonly metafields: readonly ({ readonly key: string; readonly namespace: string; readonly scope: string; readonly value: string })[] } | null };
export const tagQuery: Operation<TagQueryVariables, TagQueryData> = {
  name: "tagQuery",
  id: "906772c0a64aaa6e85f5aa0f560516b9b4c508916eda420cc962c475259544dc",
};

export type TagsQueryVariables = { readonly shopId: string; readonly slugs: readonly (string)[]; readonly cursor?: string | null };
export type TagsQueryData = { readonly tags: { readonly pageInfo: { readonly endCursor: string | null; readonly startCursor: string | null; readonly hasNextPage: boolean }; readonly edges: readonly ({ readonly cursor: string; readonly node: { readonly _id: string; readonly tagId: string; readonly position: number; readonly name: string; readonly slug: string; readonly isTopLevel: boolean; readonly subTagIds: readonly (string)[]; readonly heroMediaUrl: string | null; readonly displayTitle: string | null; readonly seoTitle: string | null; readonly seoDescription: string | null; readonly seoUrl: string | null; readonly metafields: readonly ({ readonly key: string; readonly namespace: string; readonly scope: string; readonly value: string })[] } })[] } };
export const tagsQuery: Operation<TagsQueryVariables, TagsQueryData> = {
  name: "tagsQuery",
  id: "bc60bed916d849c4a9b282096c3131576d21ea861cf0b6d6609789d434e0c966",
};
