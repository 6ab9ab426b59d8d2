// The countries of the picker: every market by area, each with the address of the same page there.

import { COUNTRY_MARKETS, languageOf, switchCountry, type Market } from "#catalogue";
import type { MarketLabel, PickerArea, PickerCountry } from "./frame-data.ts";

export function pickerAreas(address: string, language: string): readonly PickerArea[] {
  const areas = Map.groupBy(COUNTRY_MARKETS, (market) => market.area ?? market.name);
  return [...areas].map(([name, markets]) => ({
    name,
    countries: markets.map((market): PickerCountry => ({
      ...marketLabel(market, language),
      code: market.code,
      href: switchCountry(address, market.code),
    })),
  }));
}

/** `language` is the one that the page is written in. */
export const marketLabel = (market: Market, language: string, code: string | null = market.code): MarketLabel => ({
  code,
  name: market.name,
  currency: market.currency,
  language: languageOf(language)?.nativeName ?? language,
});
