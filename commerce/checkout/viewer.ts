// The shopper as carts and the catalogue know them.

import type { CartKey } from "#commerce/cart";
import type { Viewer } from "#commerce/products";
import type { Shopper } from "./checkout.ts";

export const keyOf = ({ shopId, accountId, cartToken }: Shopper): CartKey => ({ shopId, accountId, token: cartToken });

export const viewerOf = ({ market, vipLevel, blocked }: Pick<Shopper, "market" | "vipLevel" | "blocked">): Viewer => ({
  priceList: market.priceList,
  hasPriorPrices: market.hasPriorPrices,
  vipLevel,
  ...(blocked && { blocked }),
});
