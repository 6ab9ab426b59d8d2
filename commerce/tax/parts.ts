// Taxes that are charged as one rate, and written each with its own amount: Canada's and that of a province. Pure.

import { smallestOf, type TaxName } from "#catalogue";
import { share } from "./split.ts";

/** Rate of Canada's goods and services tax (GST), in millionths. */
const GST_RATE = 50_000;
const PROVINCIAL: Readonly<Partial<Record<TaxName, TaxName>>> = { "gst-qst": "qst", "gst-pst": "pst" };

/** Names of rates that consist of two taxes. */
export const COMBINED_TAXES: ReadonlySet<string> = new Set(Object.keys(PROVINCIAL));

export interface TaxPart {
  readonly name: TaxName;
  /** Millionths. */
  readonly rate: number;
  readonly tax: number;
}

/** The taxes of one rate, whose amounts sum to its tax. Goods that the province does not tax have only the rate of Canada. */
export function partsOf(
  name: TaxName,
  { rate, tax }: Pick<TaxPart, "rate" | "tax">,
  currency: string,
): readonly TaxPart[] {
  const provincial = PROVINCIAL[name];
  if (!provincial) return [{ name, rate, tax }];
  const gstRate = Math.min(rate, GST_RATE);
  const gst = share(tax, gstRate, rate, smallestOf(currency));
  return [
    { name: "gst", rate: gstRate, tax: gst },
    ...(rate > gstRate ? [{ name: provincial, rate: rate - gstRate, tax: tax - gst }] : []),
  ];
}
