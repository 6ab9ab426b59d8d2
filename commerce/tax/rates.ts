// Finds the rate of a category in a place on a day. Pure.

import { broaderTaxCategory, type CountryTax, type TaxRate, type TaxSettings } from "#catalogue";
import type { TaxPlace } from "./tax.ts";

/** Undefined if the place has no rate for it. Millionths. */
export function rateOf(
  settings: TaxSettings,
  { country, region }: TaxPlace,
  category: string,
  at: Date,
): number | undefined {
  const rules = settings.countries[country];
  if (!rules) return undefined;
  const day = at.toISOString().slice(0, 10);
  const tables = [rules.regions?.[region]?.rates ?? [], rules.rates];
  for (let one: string | undefined = category; one !== undefined; one = broaderTaxCategory(one)) {
    for (const rates of tables) {
      const found = rates.find((rate) => rate.category === one && isOn(rate, day));
      if (found) return Math.round(found.rate * 10_000);
    }
  }
  return undefined;
}

/** The rate of exactly this category, for delivery and wrapping, which otherwise follow the goods. */
export function ownRateOf(settings: TaxSettings, place: TaxPlace, category: string, at: Date): number | undefined {
  const rules = settings.countries[place.country];
  const only = (rates: readonly TaxRate[]) => rates.filter((rate) => rate.category === category);
  const own: CountryTax | undefined = rules && {
    ...rules,
    rates: only(rules.rates),
    regions: { [place.region]: { rates: only(rules.regions?.[place.region]?.rates ?? []) } },
  };
  return own && rateOf({ ...settings, countries: { [place.country]: own } }, place, category, at);
}

const isOn = ({ from = "", until = "9999" }: TaxRate, day: string): boolean => from <= day && day <= until;

/** True if the country has any rate, of its own or of a region. */
export const hasRates = ({ countries }: TaxSettings, country: string): boolean => {
  const rules = countries[country];
  return !!rules && [rules, ...Object.values(rules.regions ?? {})].some(({ rates }) => rates.length > 0);
};

/** "US-NY" if the table has rates for the region, otherwise only the country: "FR". */
export const jurisdictionOf = ({ countries }: TaxSettings, { country, region }: TaxPlace): string =>
  countries[country]?.regions?.[region] ? `${country}-${region}` : country;
