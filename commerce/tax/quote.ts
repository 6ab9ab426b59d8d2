// The tax of a checkout: by the provider for the countries that it calculates, by the merchant's tables for all others.

import { hasRates, regionalTaxName, type Address, type Delivery, type TaxName } from "#catalogue";
import { TAX, type ReadSetting } from "#commerce/settings";
import { calculateTaxes, VOUCHER } from "./calculate.ts";
import type { TaxProvider } from "./provider.ts";
import type { TaxItem, Taxes } from "./tax.ts";

export interface TaxServices {
  readonly setting: ReadSetting;
  /** Null if the merchant's tables decide everywhere. */
  readonly taxProvider: TaxProvider | null;
  readonly now: () => Date;
}

export interface TaxQuestion {
  readonly items: readonly TaxItem[];
  readonly currency: string;
  /** ISO 3166 code of the destination, as far as it is known; "default" if it is not. */
  readonly country: string;
  /** Null until entered. */
  readonly address: Address | null;
  /** True if the recipient pays import taxes. */
  readonly isExport: boolean;
}

export type TaxQuote =
  | { readonly kind: "taxes"; readonly name: TaxName; readonly taxes: Taxes; readonly provider: string | null }
  /** Added to the prices, and not known before the address is. */
  | { readonly kind: "later"; readonly name: TaxName }
  /** The provider is down: nothing may be charged. */
  | { readonly kind: "unavailable"; readonly name: TaxName; readonly isIncluded: boolean };

/** `isWaiting` is false in a transaction: then only a recent answer of the provider is used. */
export async function quoteTax(
  { setting, taxProvider, now }: TaxServices,
  { items, currency, country, address, isExport }: TaxQuestion,
  { isWaiting }: { readonly isWaiting: boolean },
): Promise<TaxQuote> {
  const settings = setting(TAX);
  const rules = settings.countries[country];
  const isSold = items.some(({ category }) => category !== VOUCHER);
  const provider = isExport || !isSold || !settings.byProvider.includes(country) ? null : taxProvider;
  const region = address?.region ?? "";
  const name =
    rules?.regions?.[region]?.name ?? (provider ? regionalTaxName(country, region) : undefined) ?? rules?.name ?? "tax";
  const isAdded = rules?.prices === "add";
  if (address === null && isAdded && isSold && !isExport && (provider || hasRates(settings, country))) {
    return { kind: "later", name };
  }
  if (provider && address) {
    const request = { items, currency, address, isIncluded: !isAdded };
    const answer = isWaiting ? await provider.calculate(request) : provider.recall(request);
    if (answer?.kind !== "taxes") return { kind: "unavailable", name, isIncluded: !isAdded };
    return { kind: "taxes", name, taxes: answer.taxes, provider: provider.name };
  }
  const place = { country, region };
  const taxes = calculateTaxes(settings, { items, currency, place, isExport, at: now() });
  return { kind: "taxes", name, taxes, provider: null };
}

/** True if tax is added to the prices that visitors of a country see. None is for exports, of which the recipient pays duties. */
export function isTaxAdded(
  { setting, taxProvider }: TaxRules,
  country: string,
  { taxNote }: Pick<Delivery, "taxNote">,
): boolean {
  if (taxNote === "duties-on-delivery") return false;
  const settings = setting(TAX);
  const isCalculated = hasRates(settings, country) || (taxProvider !== null && settings.byProvider.includes(country));
  return settings.countries[country]?.prices === "add" && isCalculated;
}

export type TaxRules = Omit<TaxServices, "now">;
