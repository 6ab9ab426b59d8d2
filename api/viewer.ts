// The viewer of products: the market of the arguments and the VIP level of the account.

import { DEFAULTS, marketOf } from "#catalogue";
import { blockedFor } from "#commerce/content";
import type { Viewer } from "#commerce/products";
import { marketsSold, priceListsIn } from "#commerce/settings";
import type { ApiContext } from "./context.ts";
import { apiError } from "./errors.ts";

export interface MarketArgs {
  readonly currencyCode?: string | null | undefined;
  readonly regionCode?: string | null | undefined;
  readonly localeCountryCode?: string | null | undefined;
}

/** The operation's, unless the arguments name another market. Throws if the shop has no prices for the region and currency. */
export async function viewerOf(
  args: MarketArgs,
  { visitor, loaders, orderServices, setting }: ApiContext,
): Promise<Viewer> {
  if (args.currencyCode == null && args.regionCode == null && args.localeCountryCode == null) return loaders.viewer();
  const currencyCode = args.currencyCode ?? DEFAULTS.currency;
  const regionCode = args.regionCode ?? DEFAULTS.region;
  const { prices } = orderServices;
  const region = marketOf(regionCode);
  const sold = marketsSold(setting);
  const lists = priceListsIn(setting);
  for (const code of [args.regionCode, args.localeCountryCode])
    if (code != null && marketOf(code) && !sold.find(code))
      throw apiError("BAD_USER_INPUT", `The shop sells to no market ${code}.`);
  const charged = region && prices.market(region);
  const priceList =
    charged?.currency === currencyCode.toUpperCase() ? charged.priceList : lists.find(regionCode, currencyCode);
  if (priceList === undefined) {
    throw apiError("BAD_USER_INPUT", `There are no prices for the region ${regionCode} in ${currencyCode}.`);
  }
  // Arguments are the client's choice, so they do not override the country where the visitor is.
  const country = visitor.country ?? countryOf(args.localeCountryCode, regionCode);
  const blocked = blockedFor(await loaders.blockProductFilters(), country, lists);
  return {
    priceList: prices.list(priceList),
    hasPriorPrices: charged?.hasPriorPrices,
    vipLevel: visitor.vipLevel,
    ...(blocked && { blocked }),
  };
}

/** The country of a region that has only one. */
const countryOf = (country: string | null | undefined, region: string): string =>
  country == null || country === DEFAULTS.country ? (marketOf(region)?.country ?? DEFAULTS.country) : country;
