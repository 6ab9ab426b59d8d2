// What the changes of wishlists answer.

import type { Added, AddedToCart, Created, Deleted, Reconciled } from "#commerce/wishlist";
import { builder } from "../builder.ts";
import { AddFailureType, WishlistType } from "./types.ts";

export const CreatedType = builder.objectRef<Created>("CreateWishlistPayload").implement({
  fields: (t) => ({
    anonymousToken: t.exposeString("anonymousToken", {
      nullable: true,
      description: "Opens a guest's list; shown this once. Null for an account's, which its session opens.",
    }),
    wishlist: t.field({ type: WishlistType, resolve: ({ wishlist }) => wishlist }),
    succeededProductIds: t.idList({ resolve: ({ succeededProductIds }) => succeededProductIds }),
    failedProductIds: t.idList({ resolve: ({ failedProductIds }) => failedProductIds }),
    failures: t.field({ type: [AddFailureType], resolve: ({ failures }) => failures }),
  }),
});

export const AddedType = builder.objectRef<Added>("AddWishlistItemsPayload").implement({
  fields: (t) => ({
    wishlist: t.field({ type: WishlistType, resolve: ({ wishlist }) => wishlist }),
    succeededProductIds: t.idList({
      description: "Those on the list now, whether added or there before.",
      resolve: ({ succeededProductIds }) => succeededProductIds,
    }),
    failedProductIds: t.idList({ resolve: ({ failedProductIds }) => failedProductIds }),
    failures: t.field({ type: [AddFailureType], resolve: ({ failures }) => failures }),
  }),
});

export const DeletedType = builder.objectRef<Deleted>("DeleteWishlistItemsPayload").implement({
  fields: (t) => ({
    wishlist: t.field({ type: WishlistType, resolve: ({ wishlist }) => wishlist }),
    succeededWishlistItemIds: t.idList({ resolve: ({ succeededItemIds }) => succeededItemIds }),
    failedWishlistItemIds: t.idList({ resolve: ({ failedItemIds }) => failedItemIds }),
    succeededProductIds: t.idList({ resolve: ({ succeededProductIds }) => succeededProductIds }),
    failedProductIds: t.idList({ resolve: ({ failedProductIds }) => failedProductIds }),
  }),
});

export const ReconciledType = builder.objectRef<Reconciled>("ReconcileWishlistsPayload").implement({
  fields: (t) => ({
    wishlist: t.field({ type: WishlistType, resolve: ({ wishlist }) => wishlist }),
    remainingProductIds: t.idList({
      description: "What the account's list had no room for: still on the guest's, whose token stays good.",
      resolve: ({ remainingProductIds }) => remainingProductIds,
    }),
  }),
});

const ToCartFailureReason = builder.enumType("WishlistToCartFailureReason", {
  values: {
    NO_SUCH_ITEM: { value: "no-such-item" },
    NO_SUCH_SIZE: { value: "no-such-size" },
    OUT_OF_STOCK: { value: "out-of-stock" },
    NOT_ENOUGH: { value: "not-enough", description: "There are fewer than that." },
    LIMIT: { value: "limit", description: "More than a cart takes of one thing." },
    FULL: { value: "full", description: "More lines than a cart takes." },
    INVALID_QUANTITY: { value: "invalid-quantity" },
    NO_SUCH_CART: { value: "no-such-cart" },
    NOT_AVAILABLE: { value: "unavailable", description: "It is not sold here." },
  } as const,
});

const ToCartFailureType = builder.objectRef<AddedToCart["failures"][number]>("WishlistToCartFailure").implement({
  fields: (t) => ({
    wishlistItemId: t.exposeID("wishlistItemId"),
    reason: t.field({ type: ToCartFailureReason, resolve: ({ reason }) => reason }),
  }),
});

export const AddedToCartType = builder.objectRef<AddedToCart>("AddWishlistItemsToCartPayload").implement({
  fields: (t) => ({
    succeededWishlistItemIds: t.idList({ resolve: ({ succeededWishlistItemIds }) => succeededWishlistItemIds }),
    failedWishlistItemIds: t.idList({ resolve: ({ failedWishlistItemIds }) => failedWishlistItemIds }),
    failures: t.field({ type: [ToCartFailureType], resolve: ({ failures }) => failures }),
    cartId: t.exposeID("cartId", { nullable: true }),
    cartToken: t.exposeString("cartToken", { nullable: true }),
  }),
});
