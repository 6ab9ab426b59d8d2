// Results of the wishlist operations. Every expected failure is a member of the operation's union.

import type { Added, AddedToCart, Checked, Created, Deleted, Reconciled } from "#commerce/wishlist";
import { TooManyType, type Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { AddFailureType, WishlistPageType, WishlistType, type FoundWishlistPage } from "./types.ts";

interface NoSuchWishlist extends Result<"NoSuchWishlist"> {
  readonly message: string;
}

const NoSuchWishlistType = builder.objectRef<NoSuchWishlist>("NoSuchWishlist").implement({
  description: "The visitor has no such wishlist. Nothing was changed; a client discards the token that it sent.",
  fields: (t) => ({ message: t.exposeString("message") }),
});

/** For reading, adding and reconciling. */
export const doesNotExist = (): NoSuchWishlist => ({ type: "NoSuchWishlist", message: "Wishlist does not exist" });
/** For deleting items and adding them to the cart. */
export const noAvailableWishlist = (): NoSuchWishlist => ({ type: "NoSuchWishlist", message: "no available wishlist" });

type WishlistCheck = Result<"WishlistCheck"> & Omit<Checked, "kind">;
const WishlistCheckType = builder.objectRef<WishlistCheck>("WishlistCheck").implement({
  fields: (t) => ({
    wishlistProductIds: t.idList({ resolve: ({ wishlistProductIds }) => wishlistProductIds }),
    notWishlistProductIds: t.idList({ resolve: ({ notWishlistProductIds }) => notWishlistProductIds }),
  }),
});

const CreatedType = builder.objectRef<Result<"WishlistCreated"> & Created>("WishlistCreated").implement({
  fields: (t) => ({
    anonymousToken: t.exposeString("anonymousToken", {
      nullable: true,
      description:
        "Opens a guest's wishlist; returned only here. Null for an account, whose session opens its wishlist.",
    }),
    wishlist: t.field({ type: WishlistType, resolve: ({ wishlist }) => wishlist }),
    succeededProductIds: t.idList({ resolve: ({ succeededProductIds }) => succeededProductIds }),
    failedProductIds: t.idList({ resolve: ({ failedProductIds }) => failedProductIds }),
    failures: t.field({ type: [AddFailureType], resolve: ({ failures }) => failures }),
  }),
});

const NoSuchShopType = builder.objectRef<Result<"NoSuchShop"> & { readonly shopId: string }>("NoSuchShop").implement({
  description: "There is no shop with this id. Nothing was created.",
  fields: (t) => ({ message: t.string({ resolve: ({ shopId }) => `There is no shop ${shopId}.` }) }),
});

const NoProductsType = builder.objectRef<Result<"NoProducts">>("NoProducts").implement({
  description: "A guest's wishlist starts with a product, and the request names none. Nothing was created.",
  fields: (t) => ({ message: t.string({ resolve: () => "A guest's wishlist starts with at least one product." }) }),
});

const AddedType = builder.objectRef<Result<"WishlistItemsAdded"> & Added>("WishlistItemsAdded").implement({
  fields: (t) => ({
    wishlist: t.field({ type: WishlistType, resolve: ({ wishlist }) => wishlist }),
    succeededProductIds: t.idList({
      description: "Products now on the wishlist, including those that were already there.",
      resolve: ({ succeededProductIds }) => succeededProductIds,
    }),
    failedProductIds: t.idList({ resolve: ({ failedProductIds }) => failedProductIds }),
    failures: t.field({ type: [AddFailureType], resolve: ({ failures }) => failures }),
  }),
});

const DeletedType = builder.objectRef<Result<"WishlistItemsDeleted"> & Deleted>("WishlistItemsDeleted").implement({
  fields: (t) => ({
    wishlist: t.field({ type: WishlistType, resolve: ({ wishlist }) => wishlist }),
    succeededWishlistItemIds: t.idList({ resolve: ({ succeededItemIds }) => succeededItemIds }),
    failedWishlistItemIds: t.idList({ resolve: ({ failedItemIds }) => failedItemIds }),
    succeededProductIds: t.idList({ resolve: ({ succeededProductIds }) => succeededProductIds }),
    failedProductIds: t.idList({ resolve: ({ failedProductIds }) => failedProductIds }),
  }),
});

const ReconciledType = builder.objectRef<Result<"WishlistsReconciled"> & Reconciled>("WishlistsReconciled").implement({
  fields: (t) => ({
    wishlist: t.field({ type: WishlistType, resolve: ({ wishlist }) => wishlist }),
    remainingProductIds: t.idList({
      description:
        "Products that did not fit on the account's wishlist. They stay on the guest's, whose token remains valid.",
      resolve: ({ remainingProductIds }) => remainingProductIds,
    }),
  }),
});

const ToCartFailureReason = builder.enumType("WishlistToCartFailureReason", {
  values: {
    NO_SUCH_ITEM: { value: "no-such-item" },
    NO_SUCH_SIZE: { value: "no-such-size" },
    OUT_OF_STOCK: { value: "out-of-stock" },
    NOT_ENOUGH: { value: "not-enough", description: "Fewer are in stock." },
    LIMIT: { value: "limit", description: "Exceeds the limit for one variant." },
    FULL: { value: "full", description: "The cart has no room for another line." },
    INVALID_QUANTITY: { value: "invalid-quantity" },
    NO_SUCH_CART: { value: "no-such-cart" },
    NOT_AVAILABLE: { value: "unavailable", description: "Not sold in this market." },
  } as const,
});

const ToCartFailureType = builder.objectRef<AddedToCart["failures"][number]>("WishlistToCartFailure").implement({
  fields: (t) => ({
    wishlistItemId: t.exposeID("wishlistItemId"),
    reason: t.field({ type: ToCartFailureReason, resolve: ({ reason }) => reason }),
  }),
});

const AddedToCartType = builder
  .objectRef<Result<"WishlistItemsAddedToCart"> & AddedToCart>("WishlistItemsAddedToCart")
  .implement({
    fields: (t) => ({
      succeededWishlistItemIds: t.idList({ resolve: ({ succeededWishlistItemIds }) => succeededWishlistItemIds }),
      failedWishlistItemIds: t.idList({ resolve: ({ failedWishlistItemIds }) => failedWishlistItemIds }),
      failures: t.field({ type: [ToCartFailureType], resolve: ({ failures }) => failures }),
      cartId: t.exposeID("cartId", { nullable: true }),
      cartToken: t.exposeString("cartToken", { nullable: true }),
    }),
  });

export type PageResult = FoundWishlistPage | NoSuchWishlist;

const resolveType = ({ type }: Result<string>) => type;

export const WishlistPageResult = builder.unionType("WishlistPageResult", {
  types: [WishlistPageType, NoSuchWishlistType],
  resolveType,
});
export const CheckResult = builder.unionType("CheckProductIdsInWishlistResult", {
  types: [WishlistCheckType, NoSuchWishlistType],
  resolveType,
});
export const CreateResult = builder.unionType("CreateWishlistResult", {
  types: [CreatedType, NoSuchShopType, NoProductsType, TooManyType],
  resolveType,
});
export const AddResult = builder.unionType("AddWishlistItemsResult", {
  types: [AddedType, NoSuchWishlistType],
  resolveType,
});
export const DeleteResult = builder.unionType("DeleteWishlistItemsResult", {
  types: [DeletedType, NoSuchWishlistType],
  resolveType,
});
export const ReconcileResult = builder.unionType("ReconcileWishlistsResult", {
  types: [ReconciledType, NoSuchWishlistType],
  resolveType,
});
export const AddToCartResult = builder.unionType("AddWishlistItemsToCartResult", {
  types: [AddedToCartType, NoSuchWishlistType, TooManyType],
  resolveType,
});
