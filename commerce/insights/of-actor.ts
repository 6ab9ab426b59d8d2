// Limits figures to the markets that the operator works for.

import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { marketsOfActor } from "#commerce/audit";

/** Undefined if there is no limit. */
export function ofActor(market: PgColumn): SQL | undefined {
  const markets = marketsOfActor();
  return markets ? inArray(market, [...markets]) : undefined;
}
