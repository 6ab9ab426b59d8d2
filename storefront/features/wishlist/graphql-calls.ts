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
import { GONE, type Gone, type ListOwner, type WishlistCalls } from "./calls.ts";
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
    // Signed out meanwhile, here or in another tab: an account's list is nobody's to see then.
    return answer.errors[0]?.code === "UNAUTHENTICATED" ? GONE : dataOf(answer);
  };
  return {
    list: async (owner) => {
      const first = await page(owner, 0);
      if (first === GONE) return GONE;
      const { wishlistId, totalCount, items } = first.page;
      const others = await Promise.all(
        Array.from({ length: Math.max(0, Math.ceil(totalCount / PAGE) - 1) }, (_, at) => page(owner, (at + 1) * PAGE)),
      );
      const all = [items, ...others.map((other) => (other === GONE ? [] : other.page.items))].flat();
      return { wishlistId, productIds: [...new Set(all.map(({ productId }) => productId))] };
    },
    create: async (productIds) => {
      const data = dataOf(await ask(createWishlist, { input: { ...market(), productIds } }, KEPT));
      if (data === GONE) throw new Error("A wishlist could not be made");
      const { anonymousToken, wishlist, failedProductIds } = data.createWishlist;
      return { wishlistId: wishlist._id, token: anonymousToken, failedIds: failedProductIds };
    },
    add: async (owner, productIds) => {
      const data = dataOf(await ask(addWishlistItems, { input: { ...market(), ...proof(owner), productIds } }, KEPT));
      return data === GONE ? GONE : { failedIds: data.addWishlistItems.failedProductIds };
    },
    remove: async (owner, productIds) => {
      const { shopId } = visit();
      const data = dataOf(await ask(deleteWishlistItems, { input: { shopId, ...proof(owner), productIds } }, KEPT));
      return data === GONE ? GONE : "removed";
    },
    reconcile: async (anonymousToken) => {
      const { shopId } = visit();
      const data = dataOf(await ask(reconcileWishlists, { input: { shopId, anonymousToken } }, KEPT));
      if (data === GONE) return GONE;
      const { wishlist, remainingProductIds } = data.reconcileWishlists;
      return { wishlistId: wishlist._id, remainingIds: remainingProductIds };
    },
  };
}

/** A change goes through even when the visitor leaves the page at once. */
const KEPT = { keepalive: true };

const proof = (owner: ListOwner) =>
  owner.kind === "account"
    ? { wishlistId: owner.wishlistId ?? null }
    : { wishlistId: owner.wishlistId, anonymousToken: owner.token };

const GONE_WORDS = /does not exist|no available wishlist/;

/** The data of an answer without errors; an unexpected error throws. */
function dataOf<Data>({ data, errors: [error] }: Answer<Data>): Data | Gone {
  if (error && GONE_WORDS.test(error.message)) return GONE;
  if (error || data === null) throw new Error(`The wishlist's API answers: ${error?.message ?? "nothing"}`);
  return data;
}
