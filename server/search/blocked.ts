// What the shop hides from a country, for searches that come without a page: read from its content once in a while.

import { type BlockProductFilter, blockedFor, contentRevision, findShop } from "#commerce/content";
import type { Database } from "#commerce/database";
import type { BlockedIn } from "./suggestions.ts";

/** As long as listings keep it. */
const LIFE_MS = 60_000;

interface Kept {
  readonly until: number;
  /** Of the content that it was read from. */
  readonly revision: number;
  readonly filters: Promise<readonly BlockProductFilter[]>;
}

/** Nothing is hidden while the content cannot be read, as in listings: the failure is told. */
export function readBlocked(database: Database, shopId: string, onError: (error: unknown) => void): BlockedIn {
  let kept: Kept | undefined;
  const read = async () => (await findShop(database, shopId))?.blockProductFilters ?? [];
  return async (countryCode, currencyCode) => {
    const revision = contentRevision(database);
    if (!kept || kept.until <= Date.now() || kept.revision !== revision) {
      kept = { until: Date.now() + LIFE_MS, revision, filters: read() };
    }
    try {
      return blockedFor(await kept.filters, { countryCode, currencyCode });
    } catch (error) {
      kept = undefined;
      onError(error);
      return undefined;
    }
  };
}
