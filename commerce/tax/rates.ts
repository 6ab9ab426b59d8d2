// Finds the rate of a category in a place on a day. Pure.

import { broaderTaxCategory, type TaxRate, type TaxSettings } from "#catalogue";
import type { TaxPlace } from "./tax.ts";

/** Undefined if the place has no rate for the category or a broader one. Millionths. */
export function rateOf(settings: TaxSettings, place: TaxPlace, category: string, at: Date): number | undefined {
  for (let one: string | undefined = category; one !== undefined; one = broaderTaxCategory(one)) {
    const rate = findRate(settings, place, one, at);
    if (rate !== undefined) return rate;
  }
  return undefined;
}

/** The rate of exactly this category. A region's precedes its country's, and a region with an empty list has none. */
export function findRate(
  { countries }: TaxSettings,
  { country, region }: TaxPlace,
  category: string,
  at: Date,
): number | undefined {
  const rules = countries[country];
  const own = rules?.regions?.[region]?.rates;
  if (!rules || own?.length === 0) return undefined;
  const day = at.toISOString().slice(0, 10);
  const found = [...(own ?? []), ...rules.rates].find((rate) => rate.category === category && isOn(rate, day));
  return found && Math.round(found.rate * 10_000);
}

const isOn = ({ from = "", until = "9999" }: TaxRate, day: string): boolean => from <= day && day <= until;

/** "US-NY" if the table has rates for the region, otherwise only the country: "FR". */
export const jurisdictionOf = ({ countries }: TaxSettings, { country, region }: TaxPlace): string =>
  countries[country]?.regions?.[region] ? `${country}-${region}` : country;
