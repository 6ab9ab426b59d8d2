// One table of figures: searches, searches without results, listings or products, a page at a time.

import { data } from "react-router";
import { backtestSizeAdvice, type Backtest } from "#commerce/fit";
import {
  FIGURE_TABLES,
  readFigures,
  readPositions,
  SORTS,
  type FiguresRow,
  type FigureTable,
  type InsightSort,
  type PositionClicks,
} from "#commerce/insights";
import { loads } from "../../framework/handlers.server.ts";
import { readAsked, type Frame } from "./asked.server.ts";
import { pageOf, readPage } from "./paging.server.ts";
import { remediesOf, type Remedies } from "./remedies.server.ts";

export interface FiguresData {
  readonly table: FigureTable;
  readonly frame: Frame;
  readonly sort: InsightSort;
  /** From 1. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly rows: readonly FiguresRow[];
  readonly remedies: Remedies;
  /** Clicks by position, from 1; empty for products. */
  readonly positions: readonly PositionClicks[];
  /** Backtest of the size advice, shown below products. */
  readonly backtest?: Backtest;
}

export const loader = loads("see-insights", async (args): Promise<FiguresData> => {
  const { shop, url, params } = args;
  const table = (Object.keys(FIGURE_TABLES) as FigureTable[]).find((one) => one === params["table"]);
  if (!table) throw data(null, { status: 404 });
  const { frame, periods, query } = readAsked(args);
  const asked = SORTS.find((one) => one === url.searchParams.get("sort"));
  const sort = table === "empty-searches" ? "emptySearches" : (asked ?? FIGURE_TABLES[table].sort);
  const { page, ...place } = readPage(url);
  const limited = { ...query, sort, ...place };
  const hasPositions = page === 1 && (table === "searches" || table === "listings");
  // The backtest is about the whole shop.
  const hasBacktest = page === 1 && table === "products" && frame.hasAllMarkets;
  const [{ rows: found }, positions, backtest] = await Promise.all([
    readFigures(shop.database, table, periods, limited),
    hasPositions ? readPositions(shop.database, periods, query) : [],
    hasBacktest ? backtestSizeAdvice(shop.database).catch(args.onError) : undefined,
  ]);
  const { rows, hasMore } = pageOf(found);
  const remedies =
    table === "empty-searches"
      ? await remediesOf(
          shop,
          rows.map(({ name }) => name),
        )
      : {};
  return { table, frame, sort, page, hasMore, rows, remedies, positions, ...(backtest && { backtest }) };
});
