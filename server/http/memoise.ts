// Caches the results of a pure function of a header, of which most requests send one of few values.

/** Clears the cache at the limit, so that made-up values take no memory. */
export function memoise<Result>(compute: (header: string) => Result): (header: string) => Result {
  const results = new Map<string, Result>();
  return (header) => {
    if (results.has(header)) return results.get(header) as Result;
    const result = compute(header);
    if (results.size >= MAX_RESULTS) results.clear();
    if (header.length <= LONGEST) results.set(header, result);
    return result;
  };
}

const MAX_RESULTS = 1_000;
const LONGEST = 500;
