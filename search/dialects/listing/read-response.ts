// Reads a response of the listing or suggestions dialect. Any status but OK is a failure. Browser-safe.

import type { FacetResult, SearchResult } from "../../query.ts";
import type { ListingResponse, WireError, WireHit } from "./wire.ts";

export interface ListingFound extends Omit<SearchResult, "hits"> {
  readonly hits: readonly WireHit[];
  /** For suggestions without hits: the nearest text with products. */
  readonly nearest?: string;
}

export type ListingOutcome = ListingFound | { readonly kind: "failed"; readonly errors: readonly WireError[] };

/** `json` is the parsed body, which may come from a proxy in front of the service. */
export function readListingResponse(json: unknown): ListingOutcome {
  if (!isResponse(json))
    return { kind: "failed", errors: [{ code: "bad-response", message: "The response is malformed." }] };
  if (json.status !== "OK") return { kind: "failed", errors: json.errors };
  const { hits, total, exact, corrections, facets, nearest } = json.result;
  return {
    kind: "found",
    hits,
    total,
    isExact: exact,
    queryId: json.query_id,
    corrections,
    ...(nearest !== undefined && { nearest }),
    facets: facets.map(({ field, values, distinct_values, stats }): FacetResult => ({
      attribute: field,
      values,
      distinctValues: distinct_values,
      ...(stats && { stats }),
    })),
  };
}

function isResponse(json: unknown): json is ListingResponse {
  if (typeof json !== "object" || json === null || !("status" in json)) return false;
  if (json.status !== "OK") return "errors" in json && Array.isArray(json.errors);
  return "result" in json && typeof json.result === "object" && json.result !== null;
}
