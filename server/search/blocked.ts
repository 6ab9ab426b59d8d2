// The products that the shop hides from a country, for searches outside a page: read from its content and cached.

import { LRUCache } from "lru-cache";
import { type BlockProductFilter, blockedFor, contentRevision, findShop } from "#commerce/content";
import type { Database } from "#commerce/database";
import { priceListsIn, type ReadSetting } from "#commerce/settings";
import type { BlockedIn } from "./suggestions.ts";

/** The same as in listings. */
const LIFE_MS = 60_000;

/** Hides nothing while the content cannot be read, as listings do, and reports the failure. */
export function readBlocked(
  database: Database,
  setting: ReadSetting,
  shopId: string,
  onError: (error: unknown) => void,
): BlockedIn {
  /** Keyed by the content's revision. */
  const cache = new LRUCache<number, Promise<readonly BlockProductFilter[]>>({ max: 1, ttl: LIFE_MS });
  const read = async () => (await findShop(database, shopId))?.blockProductFilters ?? [];
  return async (country) => {
    const revision = contentRevision(database);
    let filters = cache.get(revision);
    if (!filters) cache.set(revision, (filters = read()));
    try {
      return blockedFor(await filters, country, priceListsIn(setting));
    } catch (error) {
      cache.delete(revision);
      onError(error);
      return undefined;
    }
  };
}
