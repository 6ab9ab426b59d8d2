// The tax report of a period: sales and credit notes by jurisdiction, rate and currency, for returns such as the EU's one-stop shop.

import { sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import type { TaxTreatment } from "#commerce/tax";
import { orderTable, orderTaxTable } from "../orders/tables.ts";
import { creditNoteLineTable, creditNoteTable } from "./tables.ts";

/** Amounts are thousandths. */
export interface TaxReportRow {
  /** "FR" or "US-NY"; empty for gift cards, which are taxed when they are spent. */
  readonly jurisdiction: string;
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

export async function readTaxReport(
  { sql: client }: Pick<Database, "sql">,
  { from, until }: { readonly from: Date; readonly until: Date },
) {
  const { rows } = await client.execute(sql`
    select jurisdiction, treatment, category, rate, currency, sum(sales)::float8 as sales, sum(sales_tax)::float8 as sales_tax,
      sum(credits)::float8 as credits, sum(credits_tax)::float8 as credits_tax
    from (
      select row.jurisdiction, row.treatment, row.category, row.rate, shop_order.currency, row.taxable as sales, row.tax as sales_tax,
        0 as credits, 0 as credits_tax
      from ${orderTaxTable} as row join ${orderTable} on shop_order.id = row.order_id
      where placed_at >= ${from} and placed_at < ${until}
      union all
      select row.jurisdiction, row.treatment, row.category, row.rate, note.currency, 0, 0, line.taxable, line.tax
      from ${creditNoteLineTable} as line join ${creditNoteTable} as note on note.id = line.credit_note_id
        join ${orderTaxTable} as row on row.id = line.order_tax_id
      where note.created_at >= ${from} and note.created_at < ${until}
    ) as lines
    group by jurisdiction, treatment, category, rate, currency
    order by jurisdiction, rate desc, category, currency`);
  return rows.map((row): TaxReportRow => {
    const [sales, salesTax, credits, creditsTax] = ["sales", "sales_tax", "credits", "credits_tax"].map((name) =>
      Number(row[name]),
    ) as [number, number, number, number];
    return {
      jurisdiction: String(row["jurisdiction"]),
      treatment: String(row["treatment"]) as TaxTreatment,
      category: String(row["category"]),
      rate: Number(row["rate"]),
      currency: String(row["currency"]),
      sales,
      salesTax,
      credits,
      creditsTax,
      taxable: sales - credits,
      tax: salesTax - creditsTax,
    };
  });
}
