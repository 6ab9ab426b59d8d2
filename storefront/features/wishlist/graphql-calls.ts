// The wishlist's calls over the shop's GraphQL API.

import { ask, type Answer } from "#storefront/features/graphql/ask.ts";
import {
  accountWishlistProducts,
  addWishlistItems,
  anonymousWishlistProducts,
  createWishlist,
  deleteWishlistItems,
  reconcileWishlists,
} from "#storefront/features/graphql/operations.ts";
import { GONE, type ListOwner, type WishlistCalls } from "./calls.ts";
import type { Visit } from "./visit.ts";

/** The longest page that the API gives; a list holds five of them. */
const PAGE = 100;

export function graphqlCalls(visit: () => Visit): WishlistCalls {
  const market = () => {
    const { shopId, regionCode, currencyCode, localeCountryCode } = visit();
    return { shopId, regionCode, currencyCode, localeCountryCode };
  };
  const page = async (owner: ListOwner, offset: number) => {
    const variables = { ...market(), localeLangCode: visit().localeLangCode, first: PAGE, offset };
    const answer =
      owner.kind === "account"
        ? await ask(accountWishlistProducts, { ...variables, accountId: owner.accountId })
        : await ask(anonymousWishlistProducts, { ...variables, anonymousToken: owner.token });
    // The session has ended, here or in another tab.
    if (answer.errors[0]?.code === "UNAUTHENTICATED") return GONE;
    const { page: found } = dataOf(answer);
    return found.__typename === "WishlistPage" ? found : GONE;
  };
  return {
    list: async (owner) => {
      const first = await page(owner, 0);
      if (first === GONE) return GONE;
      const { wishlistId, totalCount, items } = first;
      const others = await Promise.all(
        Array.from({ length: Math.max(0, Math.ceil(totalCount / PAGE) - 1) }, (_, at) => page(owner, (at + 1) * PAGE)),
      );
      const all = [items, ...others.map((other) => (other === GONE ? [] : other.items))].flat();
      return { wishlistId, productIds: [...new Set(all.map(({ productId }) => productId))] };
    },
    create: async (productIds) => {
      const { createWishlist: created } = dataOf(
        await ask(createWishlist, { input: { ...market(), productIds } }, KEPT),
      );
      if (created.__typename !== "WishlistCreated")
        throw new Error(`Creating a wishlist failed: ${created.__typename}`);
      const { anonymousToken, wishlist, failedProductIds } = created;
      return { wishlistId: wishlist._id, token: anonymousToken, failedIds: failedProductIds };
    },
    add: async (owner, productIds) => {
      const { addWishlistItems: added } = dataOf(
        await ask(addWishlistItems, { input: { ...market(), ...proof(owner), productIds } }, KEPT),
      );
      return added.__typename === "WishlistItemsAdded" ? { failedIds: added.failedProductIds } : GONE;
    },
    remove: async (owner, productIds) => {
      const { shopId } = visit();
      const { deleteWishlistItems: deleted } = dataOf(
        await ask(deleteWishlistItems, { input: { shopId, ...proof(owner), productIds } }, KEPT),
      );
      return deleted.__typename === "WishlistItemsDeleted" ? "removed" : GONE;
    },
    reconcile: async (anonymousToken) => {
      const { shopId } = visit();
      const { reconcileWishlists: reconciled } = dataOf(
        await ask(reconcileWishlists, { input: { shopId, anonymousToken } }, KEPT),
      );
      if (reconciled.__typename !== "WishlistsReconciled") return GONE;
      return { wishlistId: reconciled.wishlist._id, remainingIds: reconciled.remainingProductIds };
    },
  };
}

/** A change goes through even when the visitor leaves the page at once. */
const KEPT = { keepalive: true };

const proof = (owner: ListOwner) =>
  owner.kind === "account"
    ? { wishlistId: owner.wishlistId ?? null }
    : { wishlistId: owner.wishlistId, anonymousToken: owner.token };

/** The data of an answer without errors; an unexpected error throws. */
function dataOf<Data>({ data, errors: [error] }: Answer<Data>): Data {
  if (error || data === null) throw new Error(`The wishlist's API answers: ${error?.message ?? "nothing"}`);
  return data;
}
