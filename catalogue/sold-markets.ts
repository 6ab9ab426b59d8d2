// The markets that a shop sells to, and the one of addresses without a country code.

import { INITIAL_PRICE_LISTS } from "./initial-price-lists.ts";
import type { LanguageCode } from "./languages.ts";
import { COUNTRY_MARKETS, DEFAULT_MARKET, marketOf, type Channel, type Market } from "./markets.ts";
import { priceListsOf, type PriceLists } from "./shop-price-lists.ts";

/** The merchant's decision. */
export interface MarketChoice {
  /** Upper-case codes of the countries sold to; every country if absent. */
  readonly countries?: readonly string[] | undefined;
  /** Code of the market of addresses without one. By default International, or the first of the countries. */
  readonly home?: string | undefined;
  /** Language of visitors whose browser asks for none of the shop's; by default the home market's. */
  readonly language?: LanguageCode | undefined;
}

export interface SoldMarkets {
  readonly home: Market;
  readonly language: LanguageCode;
  readonly countries: readonly Market[];
  /** The market of a code; undefined for one that is unknown or not sold to. */
  readonly find: (code: string | undefined) => Market | undefined;
}

/** The markets with the price lists of the merchant. The China storefront always sells to China. */
export function soldMarkets(
  { countries, home, language }: MarketChoice,
  channel: Channel = "global",
  lists: PriceLists = priceListsOf(INITIAL_PRICE_LISTS),
): SoldMarkets {
  const all = COUNTRY_MARKETS.map(lists.assign);
  const marketIn = (code: string): Market | undefined => {
    const market = marketOf(code);
    return market && lists.assign(market);
  };
  const international = lists.assign(DEFAULT_MARKET);
  if (channel === "china") return only(marketIn("cn") ?? international, all, marketIn);
  const sold = countries === undefined ? all : all.filter(({ country }) => countries.includes(country));
  const first = countries?.[0];
  const chosen = marketIn(home ?? first ?? DEFAULT_MARKET.code) ?? international;
  return {
    home: chosen,
    language: language ?? chosen.language,
    countries: sold,
    find: (code) => {
      const market = code === undefined ? undefined : marketIn(code);
      return market && (countries === undefined || market === chosen || hasCountry(market, sold)) ? market : undefined;
    },
  };
}

/** True if the market is one of the countries, or a region with the prices of one. */
export const hasCountry = (market: Market, countries: readonly Market[]): boolean =>
  countries.some((one) =>
    market.kind === "country" ? one.code === market.code : isIn(one, market) && one.priceList === market.priceList,
  );

/** A region of one country (/uk) is that country. */
const isIn = ({ country }: Market, region: Market): boolean =>
  marketOf(region.country) === undefined || region.country === country;

const only = (market: Market, all: readonly Market[], marketIn: (code: string) => Market | undefined): SoldMarkets => ({
  home: market,
  language: market.language,
  countries: all.filter(({ channel }) => channel === market.channel),
  find: (code) => {
    const found = code === undefined ? undefined : marketIn(code);
    return found?.channel === market.channel ? found : undefined;
  },
});
