// What countries are called in the languages that the shop speaks.

import { COUNTRIES } from "./countries.ts";
import type { LanguageCode } from "./languages.ts";

/** Of an ISO 3166 code in capitals; one that is unknown is its own name. In English as the table of countries has it. */
export const countryName = (country: string, language: LanguageCode): string =>
  (language === "en" || !CODE.test(country) ? ENGLISH.get(country) : namesIn(language).of(country)) ?? country;

const CODE = /^[A-Z]{2}$/;

const ENGLISH: ReadonlyMap<string, string> = new Map(COUNTRIES.map(([country, name]) => [country, name]));

const known = new Map<LanguageCode, Intl.DisplayNames>();

function namesIn(language: LanguageCode): Intl.DisplayNames {
  const names = known.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
  known.set(language, names);
  return names;
}
