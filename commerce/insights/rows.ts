// Selects the rows of figures for a query: totals if they suffice, otherwise by market and device.

import { and, between, eq, inArray, type SQL } from "drizzle-orm";
import type { Device, Subject } from "./event.ts";
import { ofActor } from "./of-actor.ts";
import { insightTable, insightTotalTable } from "./tables.ts";

/** Days include both ends. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface InsightFilter {
  readonly market?: string | undefined;
  readonly device?: Device | undefined;
}

export interface Rows {
  readonly table: typeof insightTable | typeof insightTotalTable;
  readonly where: SQL | undefined;
}

/** Limited to the markets that the operator works for. */
export function rowsOf(
  subject: Subject | readonly Subject[],
  { from, to }: Period,
  { market, device }: InsightFilter,
): Rows {
  const ofMarkets = ofActor(insightTable.market);
  const isWhole = market === undefined && device === undefined && !ofMarkets;
  const table = isWhole ? insightTotalTable : insightTable;
  return {
    table,
    where: and(
      inArray(table.subject, [subject].flat()),
      between(table.day, from, to),
      market === undefined ? undefined : eq(insightTable.market, market),
      ofMarkets,
      device === undefined ? undefined : eq(insightTable.device, device),
    ),
  };
}
