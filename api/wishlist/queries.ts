// Queries of wishlists: a page of items, and a check of which products are on the list.

import { wishedAsShown } from "#browsing";
import { DEFAULTS, PAGE_SIZE } from "#catalogue";
import {
  checkProducts,
  findWishlist,
  WISHLIST_LIMIT,
  WISHLIST_SORTS,
  type WishlistKey,
  type WishlistSort,
} from "#commerce/wishlist";
import { signedIn } from "../accounts/visitor.ts";
import { builder } from "../builder.ts";
import type { ApiContext } from "../context.ts";
import { atMost, between } from "../input.ts";
import { localIds } from "../node.ts";
import { ImageSizeType, marketArgs, type ImageSize } from "../market.ts";
import { viewerOf, type MarketArgs } from "../viewer.ts";
import { keyOf } from "./owner.ts";
import { CheckResult, doesNotExist, WishlistPageResult, type PageResult } from "./results.ts";

const SortBy = builder.enumType("WishlistSortBy", { values: WISHLIST_SORTS });
const SortOrder = builder.enumType("SortOrder", { values: ["asc", "desc"] as const });

/** Product or item ids that one request may name. */
export const MAX_IDS = WISHLIST_LIMIT;
const MAX_PAGE_SIZE = 100;
const MAX_OFFSET = 10_000;

const pageArgs = builder.args((t) => ({
  shopId: t.id({ required: true }),
  wishlistId: t.id({ description: "If given, must be the id of the visitor's wishlist." }),
  tagIds: t.idList({ description: "Tags that a product must have, all of them." }),
  first: t.int({ defaultValue: PAGE_SIZE }),
  offset: t.int({ defaultValue: 0 }),
  ...marketArgs,
  localeLangCode: t.string({ defaultValue: DEFAULTS.language }),
  imageSize: t.field({ type: ImageSizeType, defaultValue: DEFAULTS.imageSize }),
  sortBy: t.field({ type: SortBy, defaultValue: "updatedAt" }),
  sortOrder: t.field({
    type: SortOrder,
    description: "Defaults to descending for updatedAt, otherwise to ascending.",
  }),
  userPrefer: t.string({
    description:
      "The shopper's department (women, men, kids …), whose products come first. Other values have no effect.",
  }),
}));

interface PageArgs extends MarketArgs {
  readonly tagIds?: readonly string[] | null | undefined;
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly localeLangCode?: string | null | undefined;
  readonly imageSize?: ImageSize | null | undefined;
  readonly sortBy?: WishlistSort | null | undefined;
  readonly sortOrder?: "asc" | "desc" | null | undefined;
  readonly userPrefer?: string | null | undefined;
}

builder.queryFields((t) => ({
  queryWishlistByAccountId: t.field({
    description: "A page of the signed-in account's wishlist.",
    type: WishlistPageResult,
    args: { ...pageArgs, accountId: t.arg.id({ description: "If given, must be the signed-in account." }) },
    resolve: async (_root, { accountId, ...args }, context) => {
      const account = signedIn(context);
      if (accountId != null && accountId !== account.id) return doesNotExist();
      return readPage(keyOf({ shopId: args.shopId, wishlistId: args.wishlistId }, context), args, context);
    },
  }),
  queryWishlistByAnonymousToken: t.field({
    description: "A page of the wishlist that a guest's token opens.",
    type: WishlistPageResult,
    args: { ...pageArgs, anonymousToken: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readPage(keyOf(args, context), args, context),
  }),
  checkProductIdsInWishlist: t.field({
    description:
      "Splits products into those on and not on the wishlist of the token, or of the account if there is no token.",
    type: CheckResult,
    args: {
      shopId: t.arg.id({ required: true }),
      productIds: t.arg.idList({ required: true }),
      anonymousToken: t.arg.string(),
    },
    resolve: async (_root, { productIds: given, ...args }, context) => {
      const productIds = localIds("Product", given);
      atMost("productIds", productIds, MAX_IDS);
      const key = keyOf(args, context);
      const checked = key && (await checkProducts(context.database, key, productIds));
      if (checked?.kind === "checked") return { type: "WishlistCheck" as const, ...checked };
      if (key?.owner.kind === "anonymous") return doesNotExist();
      // An account, or a guest without a token, has no wishlist before saving the first product.
      const notWishlistProductIds = [...new Set(productIds)];
      return { type: "WishlistCheck" as const, wishlistProductIds: [], notWishlistProductIds };
    },
  }),
}));

async function readPage(key: WishlistKey | undefined, args: PageArgs, context: ApiContext): Promise<PageResult> {
  const { tagIds, first, offset, sortBy, sortOrder, userPrefer, localeLangCode, localeCountryCode, imageSize } = args;
  atMost("tagIds", tagIds ?? [], MAX_IDS);
  const preferred = context.taxonomy.department(userPrefer?.trim().toLowerCase());
  const viewer = await viewerOf(args, context);
  const page =
    key &&
    (await findWishlist(context.database, key, viewer, {
      first: between("first", first ?? PAGE_SIZE, 1, MAX_PAGE_SIZE),
      offset: between("offset", offset ?? 0, 0, MAX_OFFSET),
      ...(tagIds && { tagIds }),
      ...(sortBy && { sortBy }),
      ...(sortOrder && { sortOrder }),
      ...(preferred && { preferred: context.taxonomy.wearerValues(preferred.id) }),
      ...(localeLangCode && { language: localeLangCode }),
      ...(localeCountryCode && { country: localeCountryCode }),
    }));
  if (page?.kind !== "found") return doesNotExist();
  const items = await wishedAsShown(context.browsing.shop, viewer, page.items);
  return { type: "WishlistPage", ...page, items, imageSize: imageSize ?? DEFAULTS.imageSize, language: localeLangCode };
}
