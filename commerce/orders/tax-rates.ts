// An order's tax by rate, for invoices, credit notes and summaries. Pure.

import type { TaxLine } from "#commerce/tax";

/** True if anything has a tax rate, even one of zero. */
export const isTaxed = ({ lines }: { readonly lines: readonly Pick<TaxLine, "treatment">[] }): boolean =>
  lines.some(({ treatment }) => treatment === "taxed");

export interface RateSum {
  /** Millionths. */
  readonly rate: number;
  readonly jurisdiction: string;
  readonly taxable: number;
  readonly tax: number;
}

/** The highest rate first; without lines that have none. */
export function sumByRate(
  lines: readonly Pick<TaxLine, "treatment" | "jurisdiction" | "rate" | "taxable" | "tax">[],
): readonly RateSum[] {
  const sums = new Map<string, RateSum>();
  for (const { treatment, jurisdiction, rate, taxable, tax } of lines) {
    if (treatment !== "taxed") continue;
    const key = `${jurisdiction} ${rate}`;
    const before = sums.get(key) ?? { rate, jurisdiction, taxable: 0, tax: 0 };
    sums.set(key, { ...before, taxable: before.taxable + taxable, tax: before.tax + tax });
  }
  return [...sums.values()].toSorted((one, other) => other.rate - one.rate);
}
