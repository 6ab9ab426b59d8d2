// A table of the insights as a file for spreadsheets, with the choices of its screen.

import {
  FIGURE_TABLES,
  printTable,
  readFigures,
  readPositionTable,
  readSalesTable,
  SALES_BY,
  SORTS,
  type FigureTable,
} from "#commerce/insights";
import type { StaffArgs } from "../../framework/context.ts";
import { loads } from "../../framework/handlers.server.ts";
import { readAsked } from "./asked.server.ts";

const MOST_ROWS = 5_000;

export const loader = loads("see-insights", async (args) => {
  const { name, text } = await printed(args);
  const { from, to } = readAsked(args).periods;
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}-${from}-${to}.csv"`,
    "cache-control": "private, no-store",
  };
  args.answerWith(new Response(text, { headers }));
  return null;
});

async function printed(args: StaffArgs): Promise<{ readonly name: string; readonly text: string }> {
  const { shop, url } = args;
  const { frame, periods, query, timeZone } = readAsked(args);
  const given = (name: string) => url.searchParams.get(name);
  const all = { ...query, limit: MOST_ROWS };
  const table = (Object.keys(FIGURE_TABLES) as FigureTable[]).find((one) => one === given("table"));
  if (table) {
    const sort = SORTS.find((one) => one === given("sort"));
    return { name: table, text: printTable(await readFigures(shop.database, table, periods, { ...all, sort })) };
  }
  if (given("table") === "positions") {
    return { name: "positions", text: printTable(await readPositionTable(shop.database, periods, all)) };
  }
  const by = SALES_BY.find((one) => one === given("by")) ?? "day";
  const currency = frame.filters.currency || undefined;
  const sales = await readSalesTable(shop.database, periods, { ...all, by, currency }, timeZone);
  return { name: `sales-by-${by}`, text: printTable(sales) };
}
