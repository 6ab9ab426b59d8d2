// What shoppers read of taxes where nothing crosses a border.

import type { TaxNote } from "./delivery-settings.ts";
import { hasRates, type TaxSettings } from "./tax-settings.ts";

/** What prices include in sales within a country. */
export function domesticTaxNote(settings: TaxSettings, country: string): TaxNote {
  const rules = settings.countries[country];
  const isTaxed = hasRates(settings, country) || settings.byProvider.includes(country);
  if (rules?.prices !== "include" || !isTaxed) return "untaxed";
  return rules.name === "vat" ? "vat-included" : rules.name === "gst" ? "gst-included" : "tax-included";
}
