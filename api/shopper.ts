// The visitor for checkout: the market, and the cart of the token, session or cookie.

import { DEFAULTS, type Market } from "#catalogue";
import type { Shopper } from "#commerce/checkout";
import { marketsSold } from "#commerce/settings";
import { builder } from "./builder.ts";
import type { ApiContext } from "./context.ts";
import { apiError } from "./errors.ts";
import { deprecatedMarketArgs } from "./market.ts";
import { viewerOf, type MarketArgs } from "./viewer.ts";

/** Arguments of every operation of the checkout. */
export const checkoutArgs = builder.args((t) => ({
  ...deprecatedMarketArgs,
  cartToken: t.string({
    description: "Token of a guest's cart, from `addToCart`. Defaults to the cart of the session or cookie.",
  }),
}));

export interface CheckoutArgs extends MarketArgs {
  readonly cartToken?: string | null | undefined;
}

export async function shopperOf(args: CheckoutArgs, context: ApiContext): Promise<Shopper> {
  const { shopId, visitor, cart } = context;
  const { cartToken } = args;
  const { blocked, vipLevel } = await viewerOf(args, context);
  return {
    shopId,
    // A token names a guest's cart, also while an account is signed in.
    accountId: cartToken == null ? (visitor.account?.id ?? null) : null,
    cartToken: cartToken ?? cart.token,
    market: marketFor(args, context),
    language: visitor.language,
    vipLevel,
    network: visitor.network,
    ...(blocked && { blocked }),
  };
}

/** The operation's market, unless the arguments name one: that of the country if given, otherwise of the region. The currency must match. */
function marketFor(
  { localeCountryCode, regionCode, currencyCode }: MarketArgs,
  { orderServices, browsing, setting }: ApiContext,
): Market {
  if (localeCountryCode == null && regionCode == null && currencyCode == null) return browsing.visitor.market;
  const isNamed = localeCountryCode != null && localeCountryCode !== DEFAULTS.country;
  const sold = marketsSold(setting);
  const known = isNamed || regionCode != null ? sold.find(isNamed ? localeCountryCode : (regionCode ?? "")) : sold.home;
  const market = known && orderServices.prices.market(known);
  if (!market) throw apiError("BAD_USER_INPUT", `The shop sells to no market ${localeCountryCode ?? regionCode}.`);
  if (market.currency !== (currencyCode ?? DEFAULTS.currency).toUpperCase()) {
    throw apiError("BAD_USER_INPUT", `Prices in ${market.name} are in ${market.currency}.`);
  }
  return market;
}
