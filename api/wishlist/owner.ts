// Whose list an operation means: a guest proves it by the token, an account by its session. An id alone opens nothing.

import { NO_AVAILABLE_WISHLIST, WISHLIST_DOES_NOT_EXIST, type WishlistKey } from "#commerce/wishlist";
import type { GraphQLError } from "graphql";
import type { ApiContext } from "../context.ts";
import { apiError } from "../errors.ts";

export interface OwnerArgs {
  readonly shopId?: string | null | undefined;
  readonly wishlistId?: string | null | undefined;
  readonly anonymousToken?: string | null | undefined;
}

/** Undefined for a visitor who can have no list: a guest without a token. */
export function keyOf({ shopId, wishlistId, anonymousToken }: OwnerArgs, context: ApiContext): WishlistKey | undefined {
  const { account } = context.visitor;
  if (anonymousToken == null && account === null) return undefined;
  return {
    shopId: shopId ?? context.shopId,
    owner:
      anonymousToken == null
        ? { kind: "account", accountId: account!.id }
        : { kind: "anonymous", token: anonymousToken },
    ...(wishlistId != null && { wishlistId }),
  };
}

/** The storefront forgets a guest's credentials by the words of the first. */
export const doesNotExist = (): GraphQLError => apiError("NOT_FOUND", WISHLIST_DOES_NOT_EXIST);
export const noWishlist = (): GraphQLError => apiError("NO_WISHLIST", NO_AVAILABLE_WISHLIST);
export const notSignedIn = (): GraphQLError => apiError("UNAUTHENTICATED", "Please sign in first.");
