// Cache of content, which every page needs and which rarely changes. A change in any process raises the content revision
// (revisions.ts), which clears the cache.

import { LRUCache } from "lru-cache";
import type { Database } from "#commerce/database";

type Read<Value> = (database: Database, ...keys: readonly string[]) => Promise<Value>;

interface Cache<Value> {
  readonly revision: number;
  readonly entries: LRUCache<string, Promise<Value>>;
}

/** Caches the results of `read`, up to `max` per database. Failures are not cached. */
export function cached<Value>(max: number, read: Read<Value>): Read<Value> {
  const caches = new WeakMap<Database, Cache<Value>>();
  return (database, ...keys) => {
    const revision = database.revisions.of("content");
    let cache = caches.get(database);
    if (cache?.revision !== revision) {
      cache = { revision, entries: new LRUCache({ max }) };
      caches.set(database, cache);
    }
    const { entries } = cache;
    const key = JSON.stringify(keys);
    const known = entries.get(key);
    if (known) return known;
    const result = read(database, ...keys);
    entries.set(key, result);
    result.catch(() => entries.peek(key) === result && entries.delete(key));
    return result;
  };
}
