// Markets: what a country or region code in an address means for prices, currency, language and channel.

import { type Area, COUNTRIES } from "./countries.ts";
import type { LanguageCode } from "./languages.ts";
import { currencyOfList, type PriceList, type Region, regionOfList } from "./price-lists.ts";

export type Channel = "global" | "china";

export interface Market {
  /** What the address carries: lower-case ISO 3166 country code, or a region code. */
  readonly code: string;
  readonly kind: "country" | "region";
  /** ISO 3166 alpha-2, upper case; "default" for a region that is not one country. */
  readonly country: string;
  readonly name: string;
  readonly region: Region;
  /** ISO 4217. */
  readonly currency: string;
  readonly priceList: PriceList;
  /** What the market's shoppers most likely read; a visitor's own choice goes before it. */
  readonly language: LanguageCode;
  readonly channel: Channel;
  /** Where the country picker lists it. */
  readonly area?: Area;
}

export const DEFAULTS = {
  currency: "USD",
  region: "www",
  language: "en",
  country: "default",
  imageSize: "large",
} as const;

/** The countries that a visitor can choose, by area and name. */
export const COUNTRY_MARKETS: readonly Market[] = COUNTRIES.map(([country, name, area, priceList, language]) =>
  marketFrom(country.toLowerCase(), "country", country, name, priceList, language, area),
);

/** The market of an address without a code. */
export const DEFAULT_MARKET: Market = marketFrom(
  DEFAULTS.region,
  "region",
  DEFAULTS.country,
  "International",
  "www_usd",
  DEFAULTS.language,
);

/** Codes that name a price region rather than a country. Those of one country (cn, dk …) are country codes already. */
export const REGION_MARKETS: readonly Market[] = [
  DEFAULT_MARKET,
  marketFrom("eu", "region", DEFAULTS.country, "Europe", "eu_eur", DEFAULTS.language),
  marketFrom("uk", "region", "GB", "United Kingdom", "uk_gbp", "en"),
];

/** The market of a country or region code, in any case; undefined when there is none. */
export const marketOf = (code: string): Market | undefined => byCode.get(code.toLowerCase());

const byCode: ReadonlyMap<string, Market> = new Map(
  [...COUNTRY_MARKETS, ...REGION_MARKETS].map((market) => [market.code, market]),
);

function marketFrom(
  code: string,
  kind: Market["kind"],
  country: string,
  name: string,
  priceList: PriceList,
  language: LanguageCode,
  area?: Area,
): Market {
  return {
    code,
    kind,
    country,
    name,
    region: regionOfList(priceList),
    currency: currencyOfList(priceList),
    priceList,
    language,
    channel: country === "CN" ? "china" : "global",
    ...(area && { area }),
  };
}
