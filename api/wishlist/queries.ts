// Reading wishlists: a page of one, and whether products are on it.

import { DEFAULTS } from "#catalogue";
import {
  checkProducts,
  findWishlist,
  WISHLIST_LIMIT,
  WISHLIST_SORTS,
  type Checked,
  type WishlistKey,
  type WishlistPage,
  type WishlistSort,
} from "#commerce/wishlist";
import { builder } from "../builder.ts";
import type { ApiContext } from "../context.ts";
import { atMost, between } from "../input.ts";
import { ImageSizeType, marketArgs, type ImageSize } from "../market.ts";
import { viewerOf, type MarketArgs } from "../viewer.ts";
import { doesNotExist, keyOf, notSignedIn } from "./owner.ts";
import { type Asked, WishlistPageType } from "./types.ts";

const SortBy = builder.enumType("WishlistSortBy", { values: WISHLIST_SORTS });
const SortOrder = builder.enumType("SortOrder", { values: ["asc", "desc"] as const });

const CheckedType = builder.objectRef<Omit<Checked, "kind">>("WishlistCheck").implement({
  fields: (t) => ({
    wishlistProductIds: t.idList({ resolve: ({ wishlistProductIds }) => wishlistProductIds }),
    notWishlistProductIds: t.idList({ resolve: ({ notWishlistProductIds }) => notWishlistProductIds }),
  }),
});

/** Products that one question or change may name. */
export const MOST_IDS = WISHLIST_LIMIT;
const LONGEST_PAGE = 100;
const LAST_OFFSET = 10_000;

const pageArgs = builder.args((t) => ({
  shopId: t.id({ required: true }),
  wishlistId: t.id({ description: "When given, the visitor's list must be this one." }),
  tagIds: t.idList({ description: "Tags that a product must carry, every one of them." }),
  first: t.int({ defaultValue: 48 }),
  offset: t.int({ defaultValue: 0 }),
  ...marketArgs,
  localeLangCode: t.string({ defaultValue: DEFAULTS.language }),
  imageSize: t.field({ type: ImageSizeType, defaultValue: DEFAULTS.imageSize }),
  sortBy: t.field({ type: SortBy, defaultValue: "updatedAt" }),
  sortOrder: t.field({
    type: SortOrder,
    description: "By default what was added last comes first, otherwise upwards.",
  }),
  userPrefer: t.string({ description: "Taken for compatibility; it changes nothing." }),
}));

interface PageArgs extends MarketArgs {
  readonly tagIds?: readonly string[] | null | undefined;
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly localeLangCode?: string | null | undefined;
  readonly imageSize?: ImageSize | null | undefined;
  readonly sortBy?: WishlistSort | null | undefined;
  readonly sortOrder?: "asc" | "desc" | null | undefined;
}

builder.queryFields((t) => ({
  queryWishlistByAccountId: t.field({
    description: "A page of the signed-in account's wishlist.",
    type: WishlistPageType,
    args: { ...pageArgs, accountId: t.arg.id({ description: "The signed-in account; any other has no list here." }) },
    resolve: async (_root, { accountId, ...args }, context) => {
      const { account } = context.visitor;
      if (account === null) throw notSignedIn();
      if (accountId != null && accountId !== account.id) throw doesNotExist();
      return readPage(keyOf({ shopId: args.shopId, wishlistId: args.wishlistId }, context), args, context);
    },
  }),
  queryWishlistByAnonymousToken: t.field({
    description: "A page of the wishlist that a guest's token opens.",
    type: WishlistPageType,
    args: { ...pageArgs, anonymousToken: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readPage(keyOf(args, context), args, context),
  }),
  checkProductIdsInWishlist: t.field({
    description: "Which of the products are on the wishlist: the token's, or else the account's.",
    type: CheckedType,
    args: {
      shopId: t.arg.id({ required: true }),
      productIds: t.arg.idList({ required: true }),
      anonymousToken: t.arg.string(),
    },
    resolve: async (_root, { productIds, ...args }, context) => {
      atMost("productIds", productIds, MOST_IDS);
      const key = keyOf(args, context);
      const checked = key && (await checkProducts(context.database, key, productIds));
      if (checked?.kind === "checked") return checked;
      if (key?.owner.kind === "anonymous") throw doesNotExist();
      // Who has saved nothing yet has no list.
      return { wishlistProductIds: [], notWishlistProductIds: [...new Set(productIds)] };
    },
  }),
}));

async function readPage(
  key: WishlistKey | undefined,
  args: PageArgs,
  context: ApiContext,
): Promise<Asked<WishlistPage>> {
  const { tagIds, first, offset, sortBy, sortOrder, localeLangCode, localeCountryCode, imageSize } = args;
  atMost("tagIds", tagIds ?? [], MOST_IDS);
  const page =
    key &&
    (await findWishlist(context.database, key, await viewerOf(args, context), {
      first: between("first", first ?? 48, 1, LONGEST_PAGE),
      offset: between("offset", offset ?? 0, 0, LAST_OFFSET),
      ...(tagIds && { tagIds }),
      ...(sortBy && { sortBy }),
      ...(sortOrder && { sortOrder }),
      ...(localeLangCode && { language: localeLangCode }),
      ...(localeCountryCode && { country: localeCountryCode }),
    }));
  if (page?.kind !== "found") throw doesNotExist();
  return { ...page, imageSize: imageSize ?? DEFAULTS.imageSize, language: localeLangCode };
}
