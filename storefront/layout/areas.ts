// The countries of the picker: every market by area, each with the address of the same page there.

import { COUNTRY_MARKETS, languageOf, switchCountry, type LanguageCode, type Market } from "#catalogue";
import type { MarketLabel, PickerArea, PickerCountry } from "./frame-data.ts";
import { areaName, marketName } from "./market-name.ts";

export function pickerAreas(address: string, language: LanguageCode): readonly PickerArea[] {
  const areas = Map.groupBy(COUNTRY_MARKETS, ({ area }) => area ?? "Europe");
  const { compare } = new Intl.Collator(language);
  return [...areas].map(([area, markets]) => ({
    name: areaName(area, language),
    countries: markets
      .map((market): PickerCountry => ({
        ...marketLabel(market, language),
        code: market.code,
        href: switchCountry(address, market.code),
      }))
      .toSorted((one, other) => compare(one.name, other.name)),
  }));
}

/** `language` is the one that the page is written in. */
export const marketLabel = (
  market: Market,
  language: LanguageCode,
  code: string | null = market.code,
): MarketLabel => ({
  code,
  name: marketName(market, language),
  currency: market.currency,
  language: languageOf(language)?.nativeName ?? language,
});
