// Caches the results of a pure function of a header, of which most requests send one of few values.

import { LRUCache } from "lru-cache";

export function memoise<Result>(compute: (header: string) => Result): (header: string) => Result {
  // In an object, because undefined may be a result.
  const results = new LRUCache<string, { readonly result: Result }>({ max: MAX_RESULTS });
  return (header) => {
    const known = results.get(header);
    if (known) return known.result;
    const result = compute(header);
    if (header.length <= LONGEST) results.set(header, { result });
    return result;
  };
}

export const MAX_RESULTS = 1_000;
const LONGEST = 500;
