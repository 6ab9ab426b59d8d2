// Changing wishlists: making one, adding, taking off, merging a guest's into an account's, and on to the cart.

import { addItems, addItemsToCart, createWishlist, deleteItems, reconcileWishlists } from "#commerce/wishlist";
import { builder } from "../builder.ts";
import { apiError } from "../errors.ts";
import { atMost, between } from "../input.ts";
import { viewerOf } from "../viewer.ts";
import {
  AddWishlistItemsInput,
  AddWishlistItemsToCartInput,
  CreateWishlistInput,
  DeleteWishlistItemsInput,
  ReconcileWishlistsInput,
} from "./inputs.ts";
import { doesNotExist, keyOf, noWishlist, notSignedIn } from "./owner.ts";
import { AddedToCartType, AddedType, CreatedType, DeletedType, ReconciledType } from "./payloads.ts";
import { MOST_IDS } from "./queries.ts";

const MOST_CART_ITEMS = 100;
const MOST_PIECES = 99;

builder.mutationFields((t) => ({
  createWishlist: t.field({
    description: "Makes a wishlist with its first products. A guest's answer has the token that opens it.",
    type: CreatedType,
    args: { input: t.arg({ type: CreateWishlistInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const productIds = input.productIds ?? [];
      atMost("productIds", productIds, MOST_IDS);
      const { account, network } = context.visitor;
      // Whoever is not signed in gets no list for nothing.
      if (account === null && productIds.length === 0) {
        throw apiError("BAD_USER_INPUT", "productIds must name a product: a guest's list begins with one.");
      }
      const created = await createWishlist(context.database, await viewerOf(input, context), {
        shopId: input.shopId,
        accountId: account?.id,
        network,
        productIds,
        // The answer says of each product why it is not on the list, and names the list.
        mayBeEmpty: true,
      });
      if (created.kind === "limited") {
        throw apiError("RATE_LIMITED", "Too many wishlists were made from this network. Please try again in an hour.");
      }
      if (created.kind !== "created") throw apiError("NOT_FOUND", "There is no such shop.");
      const { anonymousToken: token, wishlist } = created;
      if (token !== null) context.wishlist.keep({ wishlistId: wishlist.id, token });
      return created;
    },
  }),
  addWishlistItems: t.field({
    description: "Adds products to the token's wishlist, or else to the account's.",
    type: AddedType,
    args: { input: t.arg({ type: AddWishlistItemsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      atMost("productIds", input.productIds, MOST_IDS);
      const key = keyOf(input, context);
      const added = key && (await addItems(context.database, key, await viewerOf(input, context), input.productIds));
      if (added?.kind !== "added") throw doesNotExist();
      return added;
    },
  }),
  deleteWishlistItems: t.field({
    description: "Takes items off, named by their own ids or by their products'.",
    type: DeletedType,
    args: { input: t.arg({ type: DeleteWishlistItemsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const itemIds = input.wishlistItemIds ?? [];
      const productIds = input.productIds ?? [];
      atMost("wishlistItemIds", itemIds, MOST_IDS);
      atMost("productIds", productIds, MOST_IDS);
      const key = keyOf(input, context);
      const deleted = key && (await deleteItems(context.database, key, { itemIds, productIds }));
      if (deleted?.kind !== "deleted") throw noWishlist();
      return deleted;
    },
  }),
  reconcileWishlists: t.field({
    description: "Moves a guest's wishlist into the signed-in account's. Asked again, it answers the same.",
    type: ReconciledType,
    args: { input: t.arg({ type: ReconcileWishlistsInput, required: true }) },
    resolve: async (_root, { input: { shopId, anonymousToken } }, context) => {
      const { account } = context.visitor;
      if (account === null) throw notSignedIn();
      const reconciled = await reconcileWishlists(context.database, {
        shopId,
        accountId: account.id,
        token: anonymousToken,
      });
      if (reconciled.kind === "no-wishlist") throw doesNotExist();
      return reconciled;
    },
  }),
  addWishlistItemsToCart: t.field({
    description: "Puts items of a wishlist into a cart, a new one without cartId. They stay on the list.",
    type: AddedToCartType,
    args: { input: t.arg({ type: AddWishlistItemsToCartInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      atMost("items", input.items, MOST_CART_ITEMS);
      for (const { quantity } of input.items) if (quantity != null) between("quantity", quantity, 1, MOST_PIECES);
      const key = keyOf(input, context);
      const added =
        key &&
        (await addItemsToCart(context.database, key, await viewerOf(input, context), {
          items: input.items.map(({ wishlistItemId, variantId, quantity }) => ({
            wishlistItemId,
            variantId: variantId ?? undefined,
            quantity: quantity ?? undefined,
          })),
          accountId: input.cartToken == null ? (context.visitor.account?.id ?? null) : null,
          cartId: input.cartId ?? undefined,
          cartToken: input.cartToken ?? undefined,
          network: context.visitor.network,
        }));
      if (added?.kind === "limited") {
        throw apiError("RATE_LIMITED", "Too many carts were begun from this network. Please try again in an hour.");
      }
      if (added?.kind !== "added-to-cart") throw noWishlist();
      return added;
    },
  }),
}));
