// The visitor for checkout: the market of the arguments, and the cart of the session or cookie.

import { DEFAULTS, marketOf, type Market } from "#catalogue";
import type { Shopper } from "#commerce/checkout";
import type { ApiContext } from "../context.ts";
import { apiError } from "../errors.ts";
import { viewerOf, type MarketArgs } from "../viewer.ts";

export async function shopperOf(args: MarketArgs, context: ApiContext): Promise<Shopper> {
  const { shopId, visitor, cart } = context;
  const { blocked, vipLevel } = await viewerOf(args, context);
  return {
    shopId,
    accountId: visitor.account?.id ?? null,
    cartToken: cart.token,
    market: marketFor(args, context),
    language: visitor.language,
    vipLevel,
    network: visitor.network,
    ...(blocked && { blocked }),
  };
}

/** The market of the country if given, otherwise of the region. The currency must match. */
function marketFor({ localeCountryCode, regionCode, currencyCode }: MarketArgs, { orderServices }: ApiContext): Market {
  const isNamed = localeCountryCode != null && localeCountryCode !== DEFAULTS.country;
  const known = marketOf(isNamed ? localeCountryCode : (regionCode ?? DEFAULTS.region));
  const market = known && orderServices.prices.market(known);
  if (!market) throw apiError("BAD_USER_INPUT", `There is no market ${localeCountryCode ?? regionCode}.`);
  if (market.currency !== (currencyCode ?? DEFAULTS.currency).toUpperCase()) {
    throw apiError("BAD_USER_INPUT", `Prices in ${market.name} are in ${market.currency}.`);
  }
  return market;
}
