// Splits a query with many hits or facets into queries that each take a few milliseconds.

import type { SearchQuery } from "../query.ts";

const HITS = 250;
/** Listings count up to this many facets in one pass, which is faster than several. */
const FACETS_AT_ONCE = 16;
const FACETS = 6;

/** The first part has the total; the results of all, in order, are the hits and facets of the query. */
export function partsOf(query: SearchQuery): readonly [SearchQuery, ...SearchQuery[]] {
  const { limit, offset = 0, facets = [] } = query;
  const pages = limit === undefined || limit <= HITS || !Number.isInteger(limit) ? 1 : Math.ceil(limit / HITS);
  if (pages === 1 && facets.length <= FACETS_AT_ONCE) return [query];
  const { facets: _facets, ...withoutFacets } = query;
  const counted = facets.length > FACETS_AT_ONCE ? FACETS : facets.length;
  const first: SearchQuery = {
    ...query,
    ...(pages > 1 && { limit: HITS }),
    ...(facets.length > 0 && { facets: facets.slice(0, counted) }),
  };
  const moreHits = Array.from({ length: pages - 1 }, (_, at): SearchQuery => {
    const start = (at + 1) * HITS;
    return { ...withoutFacets, offset: offset + start, limit: Math.min(HITS, limit! - start) };
  });
  const moreFacets: SearchQuery[] = [];
  for (let start = counted; start < facets.length; start += FACETS)
    moreFacets.push({ ...query, offset: 0, limit: 0, facets: facets.slice(start, start + FACETS) });
  return [first, ...moreHits, ...moreFacets];
}
