// Wishlists: a guest's, opened by a token, and an account's. Every operation names the list by its owner; what cannot be done
// is a returned value. No operation asks the database once an item.

export { addItems } from "./add.ts";
export { createWishlist, type Created, type NewWishlist, type NothingAdded } from "./create.ts";
export { checkProducts, deleteItems, type Checked, type ItemChoice } from "./items.ts";
export { findWishlist } from "./page.ts";
export { reconcileWishlists, type Reconciled } from "./reconcile.ts";
export { countLinks, findSharedWishlist, shareWishlist, unshareWishlist } from "./share.ts";
export { noteLook, sweepWishlists } from "./sweep.ts";
export { addItemsToCart, type AddedToCart, type ItemForCart, type ToCart, type ToCartFailure } from "./to-cart.ts";
export {
  WISHLIST_LIMIT,
  WISHLIST_SORTS,
  type Added,
  type AddFailure,
  type CurrencyPrice,
  type Deleted,
  type NoWishlist,
  type Wishlist,
  type WishlistItem,
  type WishlistKey,
  type WishlistOwner,
  type WishlistPage,
  type WishlistProduct,
  type WishlistQuery,
  type WishlistSort,
  type WishlistTag,
  type WishlistVariant,
} from "./wishlist.ts";
