// Wishlists of guests, opened by a token, and of accounts. Every operation identifies the list by its owner and returns expected
// failures. The number of SQL statements never depends on the number of items.

export { addItems } from "./add.ts";
export { countWishlistItems } from "./count.ts";
export { createWishlist, type Created, type NewWishlist, type NothingAdded } from "./create.ts";
export { checkProducts, deleteItems, type Checked, type ItemSelection } from "./items.ts";
export { findWishlist } from "./page.ts";
export { reconcileWishlists, type Reconciled } from "./reconcile.ts";
export { countShareLinks, findSharedWishlist, shareWishlist, unshareWishlist } from "./share.ts";
export { recordView, sweepWishlists } from "./sweep.ts";
export {
  addItemsToCart,
  type AddedToCart,
  type AddToCartRequest,
  type ItemForCart,
  type ToCartFailure,
} from "./to-cart.ts";
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
