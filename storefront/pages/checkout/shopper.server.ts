// The visitor as a shopper, for checkout operations.

import type { Shopper } from "#commerce/checkout";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { viewerFor } from "#browsing";
import { analyticsClientOf } from "./analytics-client.server.ts";

export async function shopperOf(args: LoaderArgs): Promise<Shopper> {
  const { shop, visitor, cart } = args;
  const { blocked } = await viewerFor(args);
  return {
    shopId: shop.id,
    accountId: visitor.account?.id ?? null,
    cartToken: cart.token,
    market: visitor.market,
    language: visitor.language,
    vipLevel: visitor.vipLevel,
    network: visitor.network,
    analytics: analyticsClientOf(args),
    ...(blocked && { blocked }),
  };
}
