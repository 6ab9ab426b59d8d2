// Caches the answers of an index until it changes. Visitors whose documents are not shared look at the same few listings, and counting
// the filters of a whole department is most of what such a listing costs in a large catalogue.

import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SearchReader } from "#search";
import type { SearchQuery, SearchResult } from "#search/query";

/** About 200 listings. */
const LIMIT_BYTES = 16 * 1024 * 1024;

/** An index that other processes change has no versions, and is asked each time. */
export function cachedBackend<Backend extends SearchReader>(backend: Backend): Backend {
  const { versions } = backend;
  if (!versions) return backend;
  const answers = new LRUCache<string, SearchResult>({ maxSize: LIMIT_BYTES, sizeCalculation: bytesOf });
  let version = versions.now();
  return {
    ...backend,
    search: async (query: SearchQuery) => {
      // Texts are endless, and their synonyms change without a new version.
      if (query.text || query.wordRules) return backend.search(query);
      const began = versions.now();
      if (began !== version) answers.clear();
      version = began;
      const key = JSON.stringify(query);
      const known = answers.get(key);
      // Clicks belong to the answer that was shown, so that each has its own id.
      if (known) return { ...known, queryId: randomUUID().replaceAll("-", "") };
      const found = await backend.search(query);
      // JSON has no infinite bounds: all are null, and different queries would look alike.
      if (found.kind === "found" && versions.now() === began && !key.includes("null")) answers.set(key, found);
      return found;
    },
  };
}

/** Bytes that objects take beside their texts. */
const OF_HIT = 300;
const OF_VALUE = 60;
const OF_ANSWER = 2_000;

const bytesOf = ({ hits, facets }: SearchResult, key: string): number =>
  OF_ANSWER +
  key.length +
  hits.reduce((sum, { json }) => sum + json.length + OF_HIT, 0) +
  facets.reduce((sum, { values }) => sum + values.length * OF_VALUE, 0);
