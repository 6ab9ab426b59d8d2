// The countries of a form, named and sorted in the visitor's language.

import { COUNTRIES, countryName, type LanguageCode } from "#catalogue";
import type { Countries } from "#storefront/features/forms/address-fields.tsx";

export const countriesIn = (language: LanguageCode): Countries =>
  COUNTRIES.map(([code]) => [code, countryName(code, language)] as const).toSorted(([, a], [, b]) =>
    a.localeCompare(b, language),
  );
