// Names of countries in the languages of the shop.

import { COUNTRIES } from "./countries.ts";
import type { LanguageCode } from "./languages.ts";

/** The name of an upper-case ISO 3166 code; unknown codes are returned unchanged. English names come from the table of countries. */
export const countryName = (country: string, language: LanguageCode): string =>
  (language === "en" || !CODE.test(country) ? ENGLISH.get(country) : namesIn(language).of(country)) ?? country;

const CODE = /^[A-Z]{2}$/;

const ENGLISH: ReadonlyMap<string, string> = new Map(COUNTRIES.map(([country, name]) => [country, name]));

const cache = new Map<LanguageCode, Intl.DisplayNames>();

function namesIn(language: LanguageCode): Intl.DisplayNames {
  const names = cache.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
  cache.set(language, names);
  return names;
}

/** Within a sentence, where some English names have an article. */
export const countryInSentence = (country: string, language: LanguageCode): string =>
  language === "en" && WITH_ARTICLE.has(country)
    ? `the ${countryName(country, language)}`
    : countryName(country, language);

const WITH_ARTICLE = new Set(["AE", "GB", "NL", "PH", "US"]);
