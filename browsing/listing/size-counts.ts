// Counts of sizes in stock before any is selected. Those of the listing itself include sold-out sizes, because its products do.

import { IN_STOCK } from "#search/listing-filter";
import type { FacetResult, SearchQuery, SearchResult } from "#search/query";
import { facetOf, type SearchState } from "#search/state";

/** Undefined if the listing's own counts are right. */
export async function sizeCounts(
  search: (query: SearchQuery) => Promise<SearchResult>,
  query: SearchQuery,
  { refinementList, isSoldOutIncluded }: SearchState,
): Promise<FacetResult["groups"]> {
  const { attribute } = facetOf("Size");
  const facets = (query.facets ?? []).filter((facet) => facet.attribute === attribute);
  if (facets.length === 0 || isSoldOutIncluded || refinementList.Size.length > 0) return undefined;
  const found = await search({
    ...query,
    refinements: [...(query.refinements ?? []), IN_STOCK],
    facets,
    offset: 0,
    limit: 0,
  });
  return found.facets[0]?.groups;
}
