// Reads the responses of a search: the hits, the counts of each facet, and the bounds of each number.

import type { FacetCount } from "../query.ts";
import type { SearchResponse } from "./search-client.ts";
import type { Bounds } from "./range.ts";

/** A record with its place in the results, for click events. Named as in InstantSearch, apart from the record's own fields. */
export interface FoundHit {
  readonly objectID: string;
  /** From 1, across all pages. */
  readonly __position: number;
  readonly __queryID?: string;
  readonly [field: string]: unknown;
}

export interface SearchResults {
  readonly hits: readonly FoundHit[];
  readonly total: number;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** Counts keyed by attribute. Those of a refined facet ignore its own refinement. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Lowest and highest value by attribute; those of a refined number ignore its own refinement. */
  readonly ranges: Readonly<Record<string, Bounds>>;
  /** Names of the indexes that answered. */
  readonly indexes: readonly string[];
}

/** Combines the responses to the requests of `requestsOf`, in their order. */
export const readResults = (responses: readonly SearchResponse[]): SearchResults => {
  const [main, ...unfiltered] = responses;
  const facets = Object.assign({}, main?.facets, ...unfiltered.map((one) => one.facets));
  const stats = Object.assign({}, main?.facets_stats, ...unfiltered.map((one) => one.facets_stats));
  const { page = 0, nbPages = 0, nbHits = 0, hitsPerPage = 0, queryID } = main ?? {};
  return {
    hits: (main?.hits ?? []).map((hit, at) => ({
      ...hit,
      objectID: String(hit["objectID"]),
      __position: page * hitsPerPage + at + 1,
      ...(queryID !== undefined && { __queryID: queryID }),
    })),
    total: nbHits,
    page,
    pages: nbPages,
    facets: mapValues(facets as NonNullable<SearchResponse["facets"]>, (counts) =>
      Object.entries(counts).map(([value, count]) => ({ value, count })),
    ),
    ranges: mapValues(stats as NonNullable<SearchResponse["facets_stats"]>, ({ min, max }) => ({ min, max })),
    indexes: [...new Set(responses.flatMap(({ index }) => index ?? []))],
  };
};

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
