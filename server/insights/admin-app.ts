// The operator's figures, mounted under /admin/insights: searches, listings, products and click positions of a period beside the period
// before, sales, and the day so far. Every table is also a CSV file.

import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "#commerce/database";
import { backtestSizeAdvice } from "#commerce/fit";
import {
  FIGURE_TABLES,
  FiguresQuery,
  printTable,
  readDroppedWords,
  readFigures,
  readOverview,
  readPositionTable,
  readQuery,
  readSalesTable,
  readToday,
  SalesQuery,
  todayIn,
  type AskedPeriod,
  type FigureTable,
  type Periods,
  type Table,
} from "#commerce/insights";
import { INSIGHTS, type ReadSetting } from "#commerce/settings";
import { csvFile } from "../http/contract.ts";
import { Invalid } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface InsightsAdminParts extends OperatorAppParts {
  readonly database: Database;
  readonly setting: ReadSetting;
  readonly now?: () => Date;
}

const PERIOD = { from: z.string(), to: z.string(), timeZone: z.string() };
const Overview = z.looseObject(PERIOD).describe("Figures of the period beside the period before.");
const Rows = z.looseObject({ ...PERIOD, before: z.unknown(), rows: z.array(z.unknown()) });

export function insightsAdminApp({ database, setting, now = () => new Date(), ...parts }: InsightsAdminParts): Hono {
  const app = operatorApp(parts, 1024);
  const timeZone = () => setting(INSIGHTS).timeZone;
  const ask = <Query extends AskedPeriod>(schema: z.ZodType<Query>, context: Context) =>
    readQuery(schema, context.req.query(), todayIn(timeZone(), now()));

  app.get(
    "/",
    does("see-insights", { query: FiguresQuery, answers: { 200: Overview, 400: Invalid } }),
    async (context) => {
      const asked = ask(FiguresQuery, context);
      if (asked.kind === "invalid") return context.json(asked, 400);
      const overview = await readOverview(database, asked.periods, asked.query);
      return context.json({ ...headOf(asked.periods, timeZone()), ...overview });
    },
  );
  app.get(
    "/today",
    does("see-insights", { answers: { 200: z.looseObject({}).describe("Orders and sales of the day so far.") } }),
    async (context) => context.json(await readToday(database, now(), timeZone())),
  );
  app.get(
    "/size-advice",
    does("see-insights", {
      query: z.looseObject({}),
      answers: { 200: z.unknown().describe("Figures of the size advice."), 400: Invalid },
    }),
    async (context) => context.json(await backtestSizeAdvice(database)),
  );

  /** Answers with JSON at `/name`, and with a file at `/name.csv`. */
  function serve<Query extends AskedPeriod, Row>(
    name: string,
    schema: z.ZodObject & z.ZodType<Query>,
    read: (periods: Periods, query: Query) => Promise<Table<Row>>,
  ): void {
    app.get(
      `/${name}`,
      does("see-insights", { query: schema, answers: { 200: Rows, 400: Invalid } }),
      async (context) => {
        const asked = ask(schema, context);
        if (asked.kind === "invalid") return context.json(asked, 400);
        const { rows } = await read(asked.periods, asked.query);
        return context.json({ ...headOf(asked.periods, timeZone()), before: asked.periods.before, rows });
      },
    );
    const answers = { 200: csvFile("The rows as a file."), 400: Invalid };
    app.get(`/${name}.csv`, does("see-insights", { query: schema, answers }), async (context) => {
      const asked = ask(schema, context);
      if (asked.kind === "invalid") return context.json(asked, 400);
      const { from, to } = asked.periods;
      return context.body(printTable(await read(asked.periods, asked.query)), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${name}-${from}-${to}.csv"`,
      });
    });
  }
  for (const name of Object.keys(FIGURE_TABLES) as FigureTable[]) {
    serve(name, FiguresQuery, (periods, query) => readFigures(database, name, periods, query));
  }
  serve("dropped-words", FiguresQuery, (periods, query) => readDroppedWords(database, periods, query));
  serve("positions", FiguresQuery, (periods, query) => readPositionTable(database, periods, query));
  serve("sales", SalesQuery, (periods, query) => readSalesTable(database, periods, query, timeZone()));
  return app;
}

const headOf = ({ from, to }: Periods, timeZone: string) => ({ from, to, timeZone });
