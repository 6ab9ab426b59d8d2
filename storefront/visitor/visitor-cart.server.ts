// The visitor's cart: a guest's by cookie, an account's by session. A guest's is merged into the account's at sign-in.

import { isFullyMerged, mergeCarts, type CartKey } from "#commerce/cart";
import type { LoaderArgs } from "#storefront/framework/define.ts";

export const cartKeyOf = ({ shop, visitor, cart }: Pick<LoaderArgs, "shop" | "visitor" | "cart">): CartKey => ({
  shopId: shop.id,
  accountId: visitor.account?.id ?? null,
  token: cart.token,
});

/**
 * Merges the guest's cart into the account's. A failure does not stop the sign-in: the cookie stays, and
 * the cart's page tries again.
 */
export async function mergeCart(
  { shop, cart, out, onError }: Pick<LoaderArgs, "shop" | "cart" | "out" | "onError">,
  accountId: string,
): Promise<void> {
  const { token } = cart;
  if (token === null) return;
  try {
    const merged = await mergeCarts(shop.database, { shopId: shop.id, accountId, token });
    if (isFullyMerged(merged)) out.append("set-cookie", cart.cookie(null));
  } catch (error) {
    onError(error);
  }
}
