// Taxes of an invoice or a credit note by rate, and who sells, already formatted.

import { messagesIn, type LanguageCode } from "#catalogue";
import { sumByRate, type Order, type OrderTaxLine, type RateSum } from "#commerce/orders";
import type { ShopFacts } from "#commerce/settings";
import { partsOf, type TaxPart } from "#commerce/tax";
import { labels } from "#locales/labels";
import { orderMessages } from "#locales/order-messages";
import type { TaxTableData } from "./tax-table.tsx";

type TaxedLine = Pick<OrderTaxLine, "treatment" | "jurisdiction" | "rate" | "taxable" | "tax">;

/** What a document taxes. */
interface Taxed {
  readonly lines: readonly TaxedLine[];
  /** Of earlier credit notes of the order, so that the parts of all of them sum to those of the invoice. */
  readonly earlier?: readonly TaxedLine[];
}

/** Null for orders from before tax was calculated. */
export function taxTableOf(
  order: Pick<Order, "tax" | "currency">,
  taxed: Taxed,
  amount: (thousandths: number) => string,
  language: LanguageCode,
): TaxTableData | null {
  if (!order.tax) return null;
  const say = messagesIn(orderMessages, language);
  const has = (treatment: TaxedLine["treatment"]): boolean => taxed.lines.some((line) => line.treatment === treatment);
  const name = messagesIn(labels, language);
  return {
    rows: rowsOf(order, taxed).map(({ rate, jurisdiction, taxable, tax, parts }) => ({
      key: `${jurisdiction} ${rate}`,
      net: amount(taxable),
      gross: amount(taxable + tax),
      taxes: parts.map((part) => ({
        rate: `${name(part.name)} ${percent(part.rate, language)} (${jurisdiction})`,
        tax: amount(part.tax),
      })),
    })),
    notes: [...(has("export") ? [say("exportNote")] : []), ...(has("voucher") ? [say("voucherNote")] : [])],
  };
}

/** The table's amounts, in thousandths. */
export const taxAmounts = (order: Pick<Order, "tax" | "currency">, taxed: Taxed): readonly number[] => [
  ...taxed.lines.flatMap(({ taxable, tax }) => [taxable, tax, taxable + tax]),
  ...rowsOf(order, taxed).flatMap(({ parts }) => parts.map(({ tax }) => tax)),
];

interface RateRow extends RateSum {
  readonly parts: readonly TaxPart[];
}

function rowsOf(
  { tax, currency }: Pick<Order, "tax" | "currency">,
  { lines, earlier = [] }: Taxed,
): readonly RateRow[] {
  if (!tax) return [];
  const before = sumByRate(earlier);
  return sumByRate(lines).map((sum) => {
    const { rate, jurisdiction } = sum;
    const credited = before.find((one) => one.rate === rate && one.jurisdiction === jurisdiction)?.tax ?? 0;
    const creditedParts = partsOf(tax.name, { rate, tax: credited }, currency);
    const parts = partsOf(tax.name, { rate, tax: credited + sum.tax }, currency).map((part, index) => ({
      ...part,
      tax: part.tax - (creditedParts[index]?.tax ?? 0),
    }));
    return { ...sum, parts };
  });
}

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
