// An order's tax by rate and by name, for invoices, credit notes and summaries. Pure.

import type { TaxName } from "#catalogue";
import { partsOf, type TaxLine } from "#commerce/tax";

type RatedLine = Pick<TaxLine, "treatment" | "jurisdiction" | "rate" | "taxable" | "tax">;

export interface RateSum {
  /** Millionths. */
  readonly rate: number;
  readonly jurisdiction: string;
  readonly taxable: number;
  readonly tax: number;
}

/** The highest rate first; without lines that have none. */
export function sumByRate(lines: readonly RatedLine[]): readonly RateSum[] {
  const sums = new Map<string, RateSum>();
  for (const { treatment, jurisdiction, rate, taxable, tax } of lines) {
    if (treatment !== "taxed") continue;
    const key = `${jurisdiction} ${rate}`;
    const before = sums.get(key) ?? { rate, jurisdiction, taxable: 0, tax: 0 };
    sums.set(key, { ...before, taxable: before.taxable + taxable, tax: before.tax + tax });
  }
  return [...sums.values()].toSorted((one, other) => other.rate - one.rate);
}

export interface NamedTax {
  readonly name: TaxName;
  readonly amount: number;
}

/** The taxes of an order, whose amounts sum to its tax: two where a rate consists of two. Empty if nothing is taxed. */
export function taxesByName(
  { name, lines }: { readonly name: TaxName; readonly lines: readonly RatedLine[] },
  currency: string,
): readonly NamedTax[] {
  const sums = new Map<TaxName, number>();
  for (const sum of sumByRate(lines)) {
    for (const part of partsOf(name, sum, currency)) sums.set(part.name, (sums.get(part.name) ?? 0) + part.tax);
  }
  return [...sums].map(([of, amount]) => ({ name: of, amount }));
}
