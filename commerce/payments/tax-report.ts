// The tax report of a period: sales and credit notes by jurisdiction, tax, rate and currency, for returns such as the EU's one-stop shop.

import { sql } from "drizzle-orm";
import { TAX_NAMES, type TaxName } from "#catalogue";
import type { Database } from "#commerce/database";
import { COMBINED_TAXES, partsOf, type TaxTreatment } from "#commerce/tax";
import { orderTable, orderTaxTable } from "../orders/tables.ts";
import { creditNoteLineTable, creditNoteTable } from "./tables.ts";

/** Amounts are thousandths. */
export interface TaxReportRow {
  /** "FR" or "US-NY"; empty for gift cards, which are taxed when they are spent. */
  readonly jurisdiction: string;
  /** Taxes that are charged as one rate have a row each, with the same net amounts. */
  readonly name: TaxName;
  readonly treatment: TaxTreatment;
  readonly category: string;
  /** Millionths: 200,000 is 20 %. */
  readonly rate: number;
  readonly currency: string;
  /** Net amount and tax of orders that were placed in the period. */
  readonly sales: number;
  readonly salesTax: number;
  /** Net amount and tax that credit notes of the period reverse, also of earlier orders. */
  readonly credits: number;
  readonly creditsTax: number;
  /** Sales less credits. */
  readonly taxable: number;
  readonly tax: number;
}

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

type Client = Pick<Database, "sql">;

export async function readTaxReport(database: Client, period: Period): Promise<readonly TaxReportRow[]> {
  const sums = new Map<string, TaxReportRow>();
  for (const row of [...(await readSingle(database, period)), ...(await readCombined(database, period))]) {
    const key = [row.jurisdiction, row.name, row.treatment, row.category, row.rate, row.currency].join(" ");
    sums.set(key, added(sums.get(key), row));
  }
  return [...sums.values()].toSorted(byPlaceAndTax);
}

/** Names of the two taxes of one rate, as stored with orders. */
const isCombined = sql`coalesce(shop_order.tax_details->>'name', '') in ${[...COMBINED_TAXES]}`;
const name = sql`coalesce(shop_order.tax_details->>'name', 'tax') as name`;

/** The rows of taxes with a rate of their own, summed by the database. */
async function readSingle({ sql: client }: Client, { from, until }: Period): Promise<readonly TaxReportRow[]> {
  const { rows } = await client.execute(sql`
    select jurisdiction, name, treatment, category, rate, currency, sum(sales)::float8 as sales, sum(sales_tax)::float8 as sales_tax,
      sum(credits)::float8 as credits, sum(credits_tax)::float8 as credits_tax
    from (
      select row.jurisdiction, ${name}, row.treatment, row.category, row.rate, shop_order.currency, row.taxable as sales,
        row.tax as sales_tax, 0 as credits, 0 as credits_tax
      from ${orderTaxTable} as row join ${orderTable} on shop_order.id = row.order_id
      where placed_at >= ${from} and placed_at < ${until} and not ${isCombined}
      union all
      select row.jurisdiction, ${name}, row.treatment, row.category, row.rate, note.currency, 0, 0, line.taxable, line.tax
      from ${creditNoteLineTable} as line join ${creditNoteTable} as note on note.id = line.credit_note_id
        join ${orderTaxTable} as row on row.id = line.order_tax_id join ${orderTable} on shop_order.id = row.order_id
      where note.created_at >= ${from} and note.created_at < ${until} and not ${isCombined}
    ) as lines
    group by jurisdiction, name, treatment, category, rate, currency`);
  return rows.map((row) => {
    const [sales, salesTax, credits, creditsTax] = ["sales", "sales_tax", "credits", "credits_tax"].map((column) =>
      Number(row[column]),
    ) as [number, number, number, number];
    return rowOf(row, String(row["name"]) as TaxName, {
      rate: Number(row["rate"]),
      sales,
      salesTax,
      credits,
      creditsTax,
    });
  });
}

/**
 * The rows of two taxes in one rate. Orders and their documents round each of the two once for each rate, and credit notes in the order of
 * their numbers, so the report adds up what these show: each line has what it adds to the rounded parts of the lines before it.
 */
async function readCombined({ sql: client }: Client, { from, until }: Period): Promise<readonly TaxReportRow[]> {
  const { rows } = await client.execute(sql`
    select * from (
      select row.order_id, false as is_credit, true as is_reported, row.jurisdiction, ${name}, row.treatment, row.category, row.rate,
        shop_order.currency, row.taxable::float8 as taxable, row.tax::float8 as tax, placed_at as at, '' as number, row.ordinal
      from ${orderTaxTable} as row join ${orderTable} on shop_order.id = row.order_id
      where placed_at >= ${from} and placed_at < ${until} and ${isCombined}
      union all
      select row.order_id, true, note.created_at >= ${from}, row.jurisdiction, ${name}, row.treatment, row.category, row.rate, note.currency,
        line.taxable::float8, line.tax::float8, note.created_at, note.number, row.ordinal
      from ${creditNoteLineTable} as line join ${creditNoteTable} as note on note.id = line.credit_note_id
        join ${orderTaxTable} as row on row.id = line.order_tax_id join ${orderTable} on shop_order.id = row.order_id
      where note.created_at < ${until} and ${isCombined} and row.order_id in
        (select order_id from ${creditNoteTable} as reported where reported.created_at >= ${from} and reported.created_at < ${until})
    ) as lines
    order by order_id, is_credit, at, number, ordinal`);
  const taxes = new Map<string, number>();
  return rows.flatMap((row) => {
    const [rate, taxable, tax] = [Number(row["rate"]), Number(row["taxable"]), Number(row["tax"])];
    const [combined, currency, isCredit] = [String(row["name"]) as TaxName, String(row["currency"]), row["is_credit"]];
    const key = [row["order_id"], isCredit, row["jurisdiction"], rate].join(" ");
    const before = taxes.get(key) ?? 0;
    taxes.set(key, before + tax);
    if (row["is_reported"] !== true) return [];
    const earlier = partsOf(combined, { rate, tax: before }, currency);
    return partsOf(combined, { rate, tax: before + tax }, currency).map((part, index) => {
      const amounts = { rate: part.rate, sales: 0, salesTax: 0, credits: 0, creditsTax: 0 };
      const own = part.tax - (earlier[index]?.tax ?? 0);
      const ofLine = isCredit === true ? { credits: taxable, creditsTax: own } : { sales: taxable, salesTax: own };
      return rowOf(row, part.name, { ...amounts, ...ofLine });
    });
  });
}

type Amounts = Pick<TaxReportRow, "rate" | "sales" | "salesTax" | "credits" | "creditsTax">;

const rowOf = (row: Readonly<Record<string, unknown>>, of: TaxName, amounts: Amounts): TaxReportRow => ({
  jurisdiction: String(row["jurisdiction"]),
  name: of,
  treatment: String(row["treatment"]) as TaxTreatment,
  category: String(row["category"]),
  currency: String(row["currency"]),
  ...amounts,
  taxable: amounts.sales - amounts.credits,
  tax: amounts.salesTax - amounts.creditsTax,
});

const added = (before: TaxReportRow | undefined, row: TaxReportRow): TaxReportRow =>
  before
    ? {
        ...row,
        sales: before.sales + row.sales,
        salesTax: before.salesTax + row.salesTax,
        credits: before.credits + row.credits,
        creditsTax: before.creditsTax + row.creditsTax,
        taxable: before.taxable + row.taxable,
        tax: before.tax + row.tax,
      }
    : row;

const byPlaceAndTax = (one: TaxReportRow, other: TaxReportRow): number =>
  order(one.jurisdiction, other.jurisdiction) ||
  TAX_NAMES.indexOf(one.name) - TAX_NAMES.indexOf(other.name) ||
  other.rate - one.rate ||
  order(one.category, other.category) ||
  order(one.treatment, other.treatment) ||
  order(one.currency, other.currency);

const order = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
