// Calculates the tax of an order by the merchant's tables. Pure: the same input gives the same lines, whose amounts sum to the
// items' in every currency.

import { smallestOf, type TaxRounding, type TaxSettings } from "#catalogue";
import { findRate, jurisdictionOf, rateOf } from "./rates.ts";
import { share, split } from "./split.ts";
import type { TaxItem, TaxLine, TaxPlace, Taxes, TaxTreatment } from "./tax.ts";

/** Category of gift cards, which are taxed when they are spent. */
export const VOUCHER = "gift-card";
const MILLION = 1_000_000;

export interface TaxInput {
  readonly items: readonly TaxItem[];
  readonly currency: string;
  readonly place: TaxPlace;
  /** True if the recipient pays import taxes. */
  readonly isExport: boolean;
  readonly at: Date;
}

export function calculateTaxes(settings: TaxSettings, { items, currency, place, isExport, at }: TaxInput): Taxes {
  const rules = settings.countries[place.country];
  const isIncluded = (rules?.prices ?? "include") === "include";
  const jurisdiction = jurisdictionOf(settings, place);
  const rated = isExport || !rules ? items.map(untaxed) : ratedItems(settings, { items, currency, place, at });
  const taxes = taxesOf(rated, { isIncluded, rounding: rules?.rounding ?? "line", unit: smallestOf(currency) });
  return {
    isIncluded,
    reference: null,
    lines: rated.map(({ item, rate }, index): TaxLine => {
      const tax = taxes[index] ?? 0;
      const treatment = treatmentOf(item, rate, isExport);
      return {
        id: item.id,
        subject: item.subject,
        category: item.category,
        jurisdiction: treatment === "taxed" ? jurisdiction : treatment === "voucher" ? "" : place.country,
        treatment,
        rate: rate ?? 0,
        taxable: isIncluded ? item.amount - tax : item.amount,
        tax,
      };
    }),
  };
}

interface RatedItem {
  readonly item: TaxItem;
  /** Undefined without tax. */
  readonly rate: number | undefined;
}

const untaxed = (item: TaxItem): RatedItem => ({ item, rate: undefined });

function treatmentOf({ category }: TaxItem, rate: number | undefined, isExport: boolean): TaxTreatment {
  if (category === VOUCHER) return "voucher";
  if (isExport) return "export";
  return rate === undefined ? "none" : "taxed";
}

/** Delivery and wrapping have the rates of the goods, in proportion to their amounts, unless a rate is set for them. */
function ratedItems(
  settings: TaxSettings,
  { items, currency, place, at }: Omit<TaxInput, "isExport">,
): readonly RatedItem[] {
  const goods = items
    .filter(({ subject }) => subject === "line")
    .map((item) => ({
      item,
      rate: item.category === VOUCHER ? undefined : rateOf(settings, place, item.category, at),
    }));
  const weights = new Map<number | undefined, number>();
  for (const { item, rate } of goods) {
    if (item.category !== VOUCHER) weights.set(rate, (weights.get(rate) ?? 0) + item.amount);
  }
  const ancillary = items
    .filter(({ subject }) => subject !== "line")
    .flatMap((item): readonly RatedItem[] => {
      const own = findRate(settings, place, item.category, at);
      if (own !== undefined || weights.size === 0) return [{ item, rate: own }];
      const parts = split(item.amount, [...weights.values()], smallestOf(currency));
      return [...weights.keys()].flatMap((rate, index) => {
        const amount = parts[index] ?? 0;
        return amount === 0 && item.amount > 0 ? [] : [{ item: { ...item, amount }, rate }];
      });
    });
  return [...goods, ...ancillary];
}

interface Rules {
  readonly isIncluded: boolean;
  readonly rounding: TaxRounding;
  /** Thousandths. */
  readonly unit: number;
}

/** The tax of each item. */
function taxesOf(rated: readonly RatedItem[], { isIncluded, rounding, unit }: Rules): readonly number[] {
  const taxOf = (amount: number, rate: number): number =>
    share(amount, rate, isIncluded ? MILLION + rate : MILLION, unit);
  if (rounding === "line") return rated.map(({ item, rate = 0 }) => taxOf(item.amount, rate));
  const taxes = rated.map(() => 0);
  for (const rate of new Set(rated.map((one) => one.rate ?? 0))) {
    const members = rated.flatMap((one, index) => ((one.rate ?? 0) === rate ? [index] : []));
    const amounts = members.map((index) => rated[index]?.item.amount ?? 0);
    const tax = taxOf(
      amounts.reduce((sum, amount) => sum + amount, 0),
      rate,
    );
    split(tax, amounts, unit).forEach((part, at) => (taxes[members[at] ?? 0] = part));
  }
  return taxes;
}
