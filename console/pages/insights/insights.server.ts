// Insights at a glance: sales by day, what shoppers did, and searches that found nothing. Each part fails alone.

import {
  readFigures,
  readOverview,
  readSalesDays,
  type CurrencyDays,
  type FiguresRow,
  type RatedFigures,
} from "#commerce/insights";
import { loads } from "../../framework/handlers.server.ts";
import { readAsked, type Frame } from "./asked.server.ts";
import { remediesOf, type Remedies } from "./remedies.server.ts";

export interface InsightsData {
  readonly frame: Frame;
  /** One entry for each currency, the one with most orders first. */
  readonly sales: Part<readonly CurrencyDays[]>;
  readonly did: Part<{ readonly now: RatedFigures; readonly before: RatedFigures }>;
  readonly searches: Part<readonly FiguresRow[]>;
  readonly emptySearches: Part<{ readonly rows: readonly FiguresRow[]; readonly remedies: Remedies }>;
}

export type Part<Value> = { readonly kind: "loaded"; readonly value: Value } | { readonly kind: "failed" };

const ROWS = 6;

export const loader = loads("see-insights", async (args): Promise<InsightsData> => {
  const { shop, onError } = args;
  const { database } = shop;
  const { frame, periods, query, timeZone } = readAsked(args);
  const part = async <Value>(read: () => Promise<Value>): Promise<Part<Value>> => {
    try {
      return { kind: "loaded", value: await read() };
    } catch (error) {
      onError(error);
      return { kind: "failed" };
    }
  };
  const first = { ...query, limit: ROWS };
  const [sales, did, searches, emptySearches] = await Promise.all([
    part(() => readSalesDays(database, periods, query.market, timeZone)),
    part(async () => {
      const { total: now, before } = await readOverview(database, periods, query);
      return { now, before: before.total };
    }),
    part(async () => (await readFigures(database, "searches", periods, first)).rows),
    part(async () => {
      const { rows } = await readFigures(database, "empty-searches", periods, first);
      return {
        rows,
        remedies: await remediesOf(
          shop,
          rows.map(({ name }) => name),
        ),
      };
    }),
  ]);
  return { frame, sales, did, searches, emptySearches };
});
