// Mutations of wishlists: create, add and delete items, reconcile a guest's with an account's, add items to the cart.

import { addItems, addItemsToCart, createWishlist, deleteItems, reconcileWishlists } from "#commerce/wishlist";
import { later } from "../accounts/results.ts";
import { signedIn } from "../accounts/visitor.ts";
import { builder } from "../builder.ts";
import { atMost, between } from "../input.ts";
import { localId, localIds } from "../node.ts";
import { viewerOf } from "../viewer.ts";
import {
  AddWishlistItemsInput,
  AddWishlistItemsToCartInput,
  CreateWishlistInput,
  DeleteWishlistItemsInput,
  ReconcileWishlistsInput,
} from "./inputs.ts";
import { keyOf } from "./owner.ts";
import { MAX_IDS } from "./queries.ts";
import {
  AddResult,
  AddToCartResult,
  CreateResult,
  DeleteResult,
  doesNotExist,
  noAvailableWishlist,
  ReconcileResult,
} from "./results.ts";

const MAX_CART_ITEMS = 100;
const MAX_QUANTITY = 99;

builder.mutationFields((t) => ({
  createWishlist: t.field({
    description: "Creates a wishlist with its first products. A guest also receives the token that opens it.",
    type: CreateResult,
    args: { input: t.arg({ type: CreateWishlistInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const productIds = localIds("Product", input.productIds ?? []);
      atMost("productIds", productIds, MAX_IDS);
      const { account, network } = context.visitor;
      if (account === null && productIds.length === 0) {
        return { type: "NoProducts" as const };
      }
      const created = await createWishlist(context.database, await viewerOf(input, context), {
        shopId: input.shopId,
        accountId: account?.id,
        network,
        productIds,
        // The result lists a failure for each product that could not be added.
        mayBeEmpty: true,
      });
      if (created.kind === "limited") return later(created, new Date());
      if (created.kind !== "created") return { type: "NoSuchShop" as const, shopId: input.shopId };
      return { type: "WishlistCreated" as const, ...created };
    },
  }),
  addWishlistItems: t.field({
    description: "Adds products to the wishlist of the token, or of the account if there is no token.",
    type: AddResult,
    args: { input: t.arg({ type: AddWishlistItemsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const productIds = localIds("Product", input.productIds);
      atMost("productIds", productIds, MAX_IDS);
      const key = keyOf(input, context);
      const added = key && (await addItems(context.database, key, await viewerOf(input, context), productIds));
      return added?.kind === "added" ? { type: "WishlistItemsAdded" as const, ...added } : doesNotExist();
    },
  }),
  deleteWishlistItems: t.field({
    description: "Deletes items by item id or by product id.",
    type: DeleteResult,
    args: { input: t.arg({ type: DeleteWishlistItemsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const itemIds = input.wishlistItemIds ?? [];
      const productIds = localIds("Product", input.productIds ?? []);
      atMost("wishlistItemIds", itemIds, MAX_IDS);
      atMost("productIds", productIds, MAX_IDS);
      const key = keyOf(input, context);
      const deleted = key && (await deleteItems(context.database, key, { itemIds, productIds }));
      if (deleted?.kind !== "deleted") return noAvailableWishlist();
      return { type: "WishlistItemsDeleted" as const, ...deleted };
    },
  }),
  reconcileWishlists: t.field({
    description: "Moves a guest's wishlist into the signed-in account's. Idempotent.",
    type: ReconcileResult,
    args: { input: t.arg({ type: ReconcileWishlistsInput, required: true }) },
    resolve: async (_root, { input: { shopId, anonymousToken } }, context) => {
      const { id: accountId } = signedIn(context);
      const reconciled = await reconcileWishlists(context.database, { shopId, accountId, token: anonymousToken });
      if (reconciled.kind === "no-wishlist") return doesNotExist();
      return { type: "WishlistsReconciled" as const, ...reconciled };
    },
  }),
  addWishlistItemsToCart: t.field({
    description: "Adds wishlist items to a cart, to a new one if cartId is absent. The items stay on the wishlist.",
    type: AddToCartResult,
    args: { input: t.arg({ type: AddWishlistItemsToCartInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      atMost("items", input.items, MAX_CART_ITEMS);
      for (const { quantity } of input.items) if (quantity != null) between("quantity", quantity, 1, MAX_QUANTITY);
      const key = keyOf(input, context);
      const added =
        key &&
        (await addItemsToCart(context.database, key, await viewerOf(input, context), {
          items: input.items.map(({ wishlistItemId, variantId, quantity }) => ({
            wishlistItemId,
            variantId: variantId == null ? undefined : localId("ProductVariant", variantId),
            quantity: quantity ?? undefined,
          })),
          accountId: input.cartToken == null ? (context.visitor.account?.id ?? null) : null,
          cartId: input.cartId ?? undefined,
          cartToken: input.cartToken ?? undefined,
          network: context.visitor.network,
        }));
      if (added?.kind === "limited") return later(added, new Date());
      if (added?.kind !== "added-to-cart") return noAvailableWishlist();
      return { type: "WishlistItemsAddedToCart" as const, ...added };
    },
  }),
}));
