// What the shop hides from a country, for searches that come without a page: read from its content once in a while.

import { type BlockProductFilter, blockedFor, findShop } from "#commerce/content";
import type { Database } from "#commerce/database";
import type { BlockedIn } from "./suggestions.ts";

/** As long as listings keep it. */
const LIFE_MS = 60_000;

/** Nothing is hidden while the content cannot be read, as in listings: the failure is told. */
export function readBlocked(database: Database, shopId: string, onError: (error: unknown) => void): BlockedIn {
  let kept: { readonly until: number; readonly filters: Promise<readonly BlockProductFilter[]> } | undefined;
  const read = async () => (await findShop(database, shopId))?.blockProductFilters ?? [];
  return async (countryCode, currencyCode) => {
    if (!kept || kept.until <= Date.now()) kept = { until: Date.now() + LIFE_MS, filters: read() };
    try {
      return blockedFor(await kept.filters, { countryCode, currencyCode });
    } catch (error) {
      kept = undefined;
      onError(error);
      return undefined;
    }
  };
}
