// Prints the results of all groups as one response: designers, then categories, then products.

import type { Taxonomy } from "#catalogue";
import type { SearchResult } from "../../query.ts";
import { printListingResponse } from "../listing/print-response.ts";
import type { LowestPrice } from "../../lowest-prices.ts";
import { GROUPS, withoutWorseMatches } from "./groups.ts";
import { productSuggestion } from "./product-suggestion.ts";
import type { SuggestionsRequest } from "./wire.ts";

export interface SuggestionsExtras {
  /** The nearest text with products, if nothing was found. */
  readonly nearest?: string | undefined;
  /** Keyed by product id. */
  readonly lowest?: ReadonlyMap<string, LowestPrice> | undefined;
}

/** `found` has one result per group, in their order. */
export function printSuggestionsResponse(
  request: SuggestionsRequest,
  found: readonly [designers: SearchResult, categories: SearchResult, products: SearchResult],
  taxonomy: Taxonomy,
  { nearest, lowest }: SuggestionsExtras = {},
): Uint8Array<ArrayBuffer> {
  const results = withoutWorseMatches(found);
  const hits = results
    .flatMap(({ hits: own }, at) =>
      GROUPS[at] === "product" ? own.map((hit) => productSuggestion(hit, request, taxonomy, lowest?.get(hit.id))) : own,
    )
    .slice(0, request.limit);
  const counts = GROUPS.map((value, at) => ({ value, count: results[at]?.total ?? 0 })).filter(
    ({ count }) => count > 0,
  );
  const all = {
    hits,
    total: results.reduce((sum, { total }) => sum + total, 0),
    facets: request.withCounts ? [{ attribute: "type", values: counts, distinctValues: counts.length }] : [],
    isExact: results.every(({ isExact }) => isExact),
    // Click analytics refer to products only.
    queryId: found[2].queryId,
    corrections: unique(results.flatMap(({ corrections }) => corrections)),
  };
  return printListingResponse(all, { hasIds: false, hasMatches: false, ...(nearest && { nearest }) });
}

const unique = (corrections: SearchResult["corrections"]): SearchResult["corrections"] => [
  ...new Map(corrections.map((one) => [one.typed, one])).values(),
];
