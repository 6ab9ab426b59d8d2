// The rows of taxes in a summary: above the total if they are added, below it if prices include them.

import { messagesIn, type LanguageCode, type TaxName } from "#catalogue";
import { labels } from "#locales/labels";
import type { SummaryRow } from "./summary-data.ts";

export interface ShownTaxes {
  readonly isIncluded: boolean;
  /** Empty if nothing is taxed. */
  readonly taxes: readonly {
    readonly name: TaxName;
    /** Formatted. */
    readonly amount: string;
  }[];
}

export function taxRows(
  { isIncluded, taxes }: ShownTaxes,
  language: LanguageCode,
): { readonly added: readonly SummaryRow[]; readonly included: readonly SummaryRow[] } {
  const say = messagesIn(labels, language);
  const rows = taxes.map(({ name, amount }): SummaryRow => ({
    kind: "tax",
    name: isIncluded ? say("taxIncluded", { tax: say(name) }) : say(name),
    amount,
  }));
  return isIncluded ? { added: [], included: rows } : { added: rows, included: [] };
}
