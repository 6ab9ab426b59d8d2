// The options of a facet that is shown as a plain list.

import { facetOf, type FacetItem, type PlainListName, type SearchState } from "#search/state";
import type { ListingData, ListingFacets } from "../listing-data.ts";

/** The facet's own options, or the selected values and then the most frequent ones. */
export const listOptions = (
  name: PlainListName,
  { facets, labels }: Pick<ListingData, "facets" | "labels">,
  { refinementList }: SearchState,
): readonly FacetItem[] => {
  const counts = facets.counts[name] ?? {};
  const chosen = refinementList[name];
  const options =
    facetOf(name).options ?? [...new Set([...chosen, ...Object.keys(counts)])].map((value) => ({ value, name: value }));
  return options.map((option) => ({
    value: option.value,
    label: labels?.[option.value] ?? option.name,
    count: counts[option.value] ?? 0,
    isRefined: chosen.includes(option.value),
  }));
};

/** True if the facet has options in the listing. */
export const hasOptions = (name: PlainListName, { counts }: ListingFacets): boolean =>
  facetOf(name).options !== undefined || Object.keys(counts[name] ?? {}).length > 0;
