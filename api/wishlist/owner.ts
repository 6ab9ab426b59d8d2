// The wishlist that an operation works on: a guest proves ownership by the token, an account by its session.

import type { WishlistKey } from "#commerce/wishlist";
import type { ApiContext } from "../context.ts";

export interface OwnerArgs {
  readonly shopId?: string | null | undefined;
  readonly wishlistId?: string | null | undefined;
  readonly anonymousToken?: string | null | undefined;
}

/** Undefined for a guest without a token, who cannot have a wishlist. */
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
