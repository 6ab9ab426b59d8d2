// The rows of tax in a summary: above the total if it is added, below it if prices include it.

import { messagesIn, type LanguageCode, type TaxName } from "#catalogue";
import { labels } from "#locales/labels";
import type { SummaryRow } from "./summary-data.ts";

interface ShownTax {
  readonly name: TaxName;
  readonly isIncluded: boolean;
  /** Formatted. */
  readonly amount: string;
}

/** `tax` is null if nothing is taxed. */
export function taxRows(
  tax: ShownTax | null,
  language: LanguageCode,
): { readonly added: readonly SummaryRow[]; readonly included: readonly SummaryRow[] } {
  if (!tax) return { added: [], included: [] };
  const say = messagesIn(labels, language);
  const name = tax.isIncluded ? say("taxIncluded", { tax: say(tax.name) }) : say(tax.name);
  const row: SummaryRow = { kind: "tax", name, amount: tax.amount };
  return tax.isIncluded ? { added: [], included: [row] } : { added: [row], included: [] };
}
