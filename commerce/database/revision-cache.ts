// Caches what rarely changes until its revision (revisions.ts), which a change in any process raises.

import { LRUCache } from "lru-cache";
import type { Database } from "./open.ts";
import type { RevisionName } from "./revisions.ts";

type Read<Value> = (database: Database, ...keys: readonly string[]) => Promise<Value>;

interface Cache<Value> {
  readonly revision: number;
  readonly entries: LRUCache<string, Promise<Value>>;
}

/** Caches the results of `read`, up to `max` per database, until the revision is raised. Failures are not cached. */
export function cached<Value>(name: RevisionName, max: number, read: Read<Value>): Read<Value> {
  const caches = new WeakMap<Database, Cache<Value>>();
  return (database, ...keys) => {
    const revision = database.revisions.of(name);
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
