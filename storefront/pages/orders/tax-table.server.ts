// Taxes of an invoice or a credit note by rate, and who sells, already formatted.

import { messagesIn, type LanguageCode } from "#catalogue";
import { sumByRate, type Order, type OrderTaxLine } from "#commerce/orders";
import type { ShopFacts } from "#commerce/settings";
import { labels } from "#locales/labels";
import { orderMessages } from "#locales/order-messages";
import type { TaxTableData } from "./tax-table.tsx";

type TaxedLine = Pick<OrderTaxLine, "treatment" | "jurisdiction" | "rate" | "taxable" | "tax">;

/** Null for orders from before tax was calculated. */
export function taxTableOf(
  { tax }: Order,
  lines: readonly TaxedLine[],
  amount: (thousandths: number) => string,
  language: LanguageCode,
): TaxTableData | null {
  if (!tax) return null;
  const say = messagesIn(orderMessages, language);
  const has = (treatment: TaxedLine["treatment"]): boolean => lines.some((line) => line.treatment === treatment);
  return {
    rows: sumByRate(lines).map(({ rate, jurisdiction, taxable, tax: due }) => ({
      key: `${jurisdiction} ${rate}`,
      rate: `${messagesIn(labels, language)(tax.name)} ${percent(rate, language)} (${jurisdiction})`,
      net: amount(taxable),
      tax: amount(due),
      gross: amount(taxable + due),
    })),
    notes: [...(has("export") ? [say("exportNote")] : []), ...(has("voucher") ? [say("voucherNote")] : [])],
  };
}

/** The table's amounts, in thousandths. */
export const taxAmounts = (lines: readonly TaxedLine[]): readonly number[] =>
  lines.flatMap(({ taxable, tax }) => [taxable, tax, taxable + tax]);

/** Western digits in every language, like the amounts. */
const percent = (millionths: number, language: LanguageCode): string =>
  (millionths / 1_000_000).toLocaleString(`${language}-u-nu-latn`, { style: "percent", maximumFractionDigits: 4 });

/** With the tax numbers of the countries in which the goods were taxed. */
export function sellerLines(facts: ShopFacts, { tax }: Order): readonly string[] {
  const { name, company = name, address, registration, taxNumber, taxNumbers, email } = facts;
  const countries = new Set(tax?.lines.map(({ jurisdiction }) => jurisdiction.slice(0, 2)));
  const others = taxNumbers.filter(({ country }) => countries.has(country)).map(({ number }) => number);
  return [company, ...(address?.split(", ") ?? []), registration, taxNumber, ...others, email].flatMap(
    (line) => line ?? [],
  );
}
