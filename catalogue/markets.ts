// Markets: price list, currency, language and channel of the country or region code in a URL.

import { type Area, COUNTRIES } from "./countries.ts";
import type { LanguageCode } from "./languages.ts";
import { currencyOfList, type PriceList, regionOfList } from "./price-lists.ts";

export type Channel = "global" | "china";

export interface Market {
  /** Code in URLs: a lower-case ISO 3166 country code, or a region code. */
  readonly code: string;
  readonly kind: "country" | "region";
  /** Upper-case ISO 3166 alpha-2 code; "default" for a region of several countries. */
  readonly country: string;
  readonly name: string;
  /** First part of its price list. */
  readonly region: string;
  /** ISO 4217. */
  readonly currency: string;
  /** In a new shop; `PriceLists.assign` gives it the merchant's. */
  readonly priceList: PriceList;
  /** Default language; a visitor's own choice takes precedence. */
  readonly language: LanguageCode;
  readonly channel: Channel;
  /** Group of the country picker. */
  readonly area?: Area;
  /** Set if a reduction is shown from the lowest price of the 30 days before it began, as the law asks: by `PriceLists.assign`. */
  readonly hasPriorPrices?: true;
}

export const DEFAULTS = {
  currency: "USD",
  region: "www",
  language: "en",
  country: "default",
  imageSize: "large",
} as const;

/** The countries that a visitor can choose, by area and name. */
export const COUNTRY_MARKETS: readonly Market[] = /* @__PURE__ */ COUNTRIES.map(
  ([country, name, area, priceList, language]) =>
    marketFrom(country.toLowerCase(), "country", country, name, priceList, language, area),
);

/** The market of URLs without a code. */
export const DEFAULT_MARKET: Market = /* @__PURE__ */ marketFrom(
  DEFAULTS.region,
  "region",
  DEFAULTS.country,
  "International",
  "www_usd",
  DEFAULTS.language,
);

/** Codes of price regions. Regions of one country (cn, dk …) are country codes already. */
export const REGION_MARKETS: readonly Market[] = [
  DEFAULT_MARKET,
  /* @__PURE__ */ marketFrom("eu", "region", DEFAULTS.country, "Europe", "eu_eur", DEFAULTS.language),
  /* @__PURE__ */ marketFrom("uk", "region", "GB", "United Kingdom", "uk_gbp", "en"),
];

/** The market of a country or region code in any case; undefined if there is none. */
export const marketOf = (code: string): Market | undefined => byCode.get(code.toLowerCase());

const byCode: ReadonlyMap<string, Market> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ [...COUNTRY_MARKETS, ...REGION_MARKETS].map((market) => [market.code, market]),
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
