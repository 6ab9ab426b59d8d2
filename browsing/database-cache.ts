// An LRU cache for each database, so that two shops in one process never share an entry.

import { LRUCache } from "lru-cache";
import type { Database } from "#commerce/database";

export interface CacheLimits {
  readonly max: number;
  /** Milliseconds. */
  readonly ttl: number;
}

export function cachePerDatabase<Value extends {}>(
  limits: CacheLimits,
): (database: Database) => LRUCache<string, Value> {
  const caches = new WeakMap<Database, LRUCache<string, Value>>();
  return (database) => {
    const cache = caches.get(database) ?? new LRUCache<string, Value>({ ...limits });
    caches.set(database, cache);
    return cache;
  };
}
