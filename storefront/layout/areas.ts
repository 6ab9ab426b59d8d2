// The countries of the picker: every market that the shop sells to, by area.

import { COUNTRY_MARKETS, languageOf, type LanguageCode, type Market, type OfferedPrices } from "#catalogue";
import type { MarketLabel, PickerArea, PickerCountry } from "./frame-data.ts";
import { areaName, marketName } from "./market-name.ts";

/** Empty for a shop that sells to one country. */
export function pickerAreas(
  language: LanguageCode,
  prices: OfferedPrices,
  sold: readonly Market[] = COUNTRY_MARKETS,
): readonly PickerArea[] {
  if (sold.length < 2) return [];
  const areas = Map.groupBy(sold.map(prices.market), ({ area }) => area ?? "Europe");
  const { compare } = new Intl.Collator(language);
  return [...areas].map(([area, markets]) => ({
    name: areaName(area, language),
    countries: markets
      .map((market): PickerCountry => ({
        code: market.code,
        name: marketName(market, language),
        currency: market.currency,
      }))
      .toSorted((one, other) => compare(one.name, other.name)),
  }));
}

/** `language` is the language of the page, `code` the prefix of the visitor's links. */
export const marketLabel = (market: Market, language: LanguageCode, code: string | null): MarketLabel => ({
  code,
  country: market.country.toLowerCase(),
  name: marketName(market, language),
  currency: market.currency,
  language: languageOf(language)?.nativeName ?? language,
});
