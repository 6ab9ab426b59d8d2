// The cache of loaders' data that visitors share, until the shop changes. A document that is not stored, such as a signed-in visitor's, is
// rendered each time, but mostly from data that another visitor has had just before.

import { LRUCache } from "lru-cache";
import type { LoaderContext } from "./context.ts";
import type { Answer } from "./define.ts";

export interface DataCache {
  /** `load` gets the context of the request, and its result is cached unless it reports a failure. It must not depend on the account. */
  readonly load: (
    key: string,
    context: LoaderContext,
    load: (context: LoaderContext) => Promise<Answer>,
  ) => Promise<Answer>;
}

/** About 150 listings. */
const LIMIT_BYTES = 48 * 1024 * 1024;
/** Objects take about three times their JSON, and what is derived from them is less than it. */
const BYTES_OF_JSON = 4;
/** A limit, should a change be missed. */
const MAX_AGE_MS = 60_000;
const TTL_RESOLUTION_MS = 100;
/** Addresses can be made up without end, so that data is cached when it is asked for again. */
const MAX_ASKED = 5_000;
const LONGEST_KEY = 600;

export function openDataCache(limitBytes = LIMIT_BYTES): DataCache {
  const caches = new WeakMap<Edition, ShopData>();
  const cacheOf = (edition: Edition): ShopData => {
    const cache = caches.get(edition) ?? openShopData(limitBytes);
    caches.set(edition, cache);
    if (cache.edition !== edition()) cache.data.clear();
    cache.edition = edition();
    return cache;
  };
  return {
    load: async (key, context, load) => {
      const { edition } = context.shop;
      if (edition === undefined || key.length > LONGEST_KEY) return load(context);
      const { data, asked, edition: began } = cacheOf(edition);
      const known = data.get(key);
      if (known) return known;
      let hasFailed = false;
      const onError = (error: unknown) => {
        hasFailed = true;
        context.onError(error);
      };
      const loaded = await load({ ...context, onError });
      // A change meanwhile may have come too late for it.
      if (loaded !== null && asked.has(key) && !hasFailed && edition() === began) {
        data.set(key, loaded, { size: JSON.stringify(loaded).length * BYTES_OF_JSON + key.length });
      }
      asked.set(key, true);
      return loaded;
    },
  };
}

type Edition = () => number;

interface ShopData {
  edition: number | undefined;
  readonly data: LRUCache<string, NonNullable<Answer>>;
  /** Keys that were asked for once. */
  readonly asked: LRUCache<string, true>;
}

const openShopData = (maxSize: number): ShopData => ({
  edition: undefined,
  data: new LRUCache({ maxSize, ttl: MAX_AGE_MS, ttlResolution: TTL_RESOLUTION_MS }),
  asked: new LRUCache({ max: MAX_ASKED }),
});
