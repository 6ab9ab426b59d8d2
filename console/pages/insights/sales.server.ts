// Sales by day, market, designer or product, in one currency: amounts of several cannot be compared.

import { marketOf } from "#catalogue";
import {
  readSalesDays,
  readSalesTable,
  SALES_BY,
  type CurrencyDays,
  type SalesBy,
  type SalesRow,
} from "#commerce/insights";
import { loads } from "../../framework/handlers.server.ts";
import { readAsked, type Frame } from "./asked.server.ts";
import { pageOf, readPage } from "./paging.server.ts";

export interface SalesData {
  readonly frame: Frame;
  readonly by: SalesBy;
  /** From 1. */
  readonly page: number;
  readonly hasMore: boolean;
  /** The one with most orders first. */
  readonly currencies: readonly string[];
  /** Days in the selected currency; undefined if nothing was sold in both periods. */
  readonly sales: CurrencyDays | undefined;
  readonly rows: readonly (SalesRow & { readonly label: string })[];
}

export const loader = loads("see-insights", async (args): Promise<SalesData> => {
  const { shop, url } = args;
  const { frame, periods, query, timeZone } = readAsked(args);
  const by = SALES_BY.find((one) => one === url.searchParams.get("by")) ?? "day";
  const days = await readSalesDays(shop.database, periods, query.market, timeZone);
  const sales = days.find((one) => one.currency === frame.filters.currency) ?? days[0];
  const shared = { frame, by, currencies: days.map((one) => one.currency), sales };
  if (by === "day") return { ...shared, page: 1, hasMore: false, rows: [] };
  const { page, ...place } = readPage(url);
  const asked = { by, market: query.market, currency: sales?.currency, ...place };
  const { rows, hasMore } = pageOf((await readSalesTable(shop.database, periods, asked, timeZone)).rows);
  const labelOf = ({ name, title, designer }: SalesRow): string => {
    if (by === "market") return marketOf(name)?.name ?? name;
    return by === "product" ? `${designer}, ${title}` : name;
  };
  return { ...shared, page, hasMore, rows: rows.map((row) => ({ ...row, label: labelOf(row) })) };
});
