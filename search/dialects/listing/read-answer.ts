// Reads an answer of the listing or suggestions dialect back into results; anything but OK is nothing to show. Safe in a browser.

import type { FacetResult, SearchResult } from "../../query.ts";
import type { ListingAnswer, WireError, WireHit } from "./wire.ts";

export interface ListingFound extends Omit<SearchResult, "hits"> {
  readonly hits: readonly WireHit[];
}

export type ListingOutcome = ListingFound | { readonly kind: "failed"; readonly errors: readonly WireError[] };

/** `json` is the parsed body of our own service, or whatever a proxy in front of it answered instead. */
export function readListingAnswer(json: unknown): ListingOutcome {
  if (!isAnswer(json)) return { kind: "failed", errors: [{ code: "bad-answer", message: "This is no answer." }] };
  if (json.status !== "OK") return { kind: "failed", errors: json.errors };
  const { hits, total, exact, corrections, facets } = json.result;
  return {
    kind: "found",
    hits,
    total,
    isExact: exact,
    queryId: json.query_id,
    corrections,
    facets: facets.map(({ field, values, distinct_values, stats }): FacetResult => ({
      attribute: field,
      values,
      distinctValues: distinct_values,
      ...(stats && { stats }),
    })),
  };
}

function isAnswer(json: unknown): json is ListingAnswer {
  if (typeof json !== "object" || json === null || !("status" in json)) return false;
  if (json.status !== "OK") return "errors" in json && Array.isArray(json.errors);
  return "result" in json && typeof json.result === "object" && json.result !== null;
}
