// The versions of a page that really differ: one for each language and price list, as `hreflang` names them. Countries that share both
// have the same page, so one of them represents all.

import { type LanguageCode, languageOf, type Market } from "#catalogue";

export interface Alternate {
  /** A language, or a language and a country: "de", "es-MX". */
  readonly hreflang: string;
  readonly market: Market;
}

/** `code` is the country of the page itself, which also gets an entry if another country represents it. */
export function alternatesOf(countries: readonly Market[], code: string | null): readonly Alternate[] {
  const groups = [...Map.groupBy(countries, ({ language, priceList }) => `${language} ${priceList}`).values()].flatMap(
    (group) => leadOf(group) ?? [],
  );
  const own = countries.find((market) => market.code === code && !groups.includes(market));
  return [
    ...groups.map((market) => ({
      // The language alone is for speakers in countries without a version.
      hreflang: market === mainOf(market.language, groups) ? market.language : inCountry(market),
      market,
    })),
    ...(own ? [{ hreflang: inCountry(own), market: own }] : []),
  ];
}

const inCountry = ({ language, country }: Market): string => `${language}-${country}`;

/** The country where the language is at home, or else whose currency it is, or else the first. */
const leadOf = (group: readonly Market[]): Market | undefined =>
  group.find(isAtHome) ?? group.find(({ country, currency }) => currency.startsWith(country)) ?? group[0];

const mainOf = (language: LanguageCode, groups: readonly Market[]): Market | undefined => {
  const own = groups.filter((market) => market.language === language);
  return own.find(isAtHome) ?? own[0];
};

const isAtHome = ({ language, country }: Market): boolean => languageOf(language)?.locale.split("-")[1] === country;
