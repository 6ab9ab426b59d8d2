// The options of a facet that is shown as a plain list.

import { lookUp } from "#catalogue";
import { facetOf, type FacetItem, listItems, type PlainListName, type SearchState } from "#search/state";
import type { ListingData, ListingFacets } from "../listing-data.ts";

/** The facet's own options in their order without those that the shop lacks, or those found: the selected ones first, then by count and name. */
export const listOptions = (
  name: PlainListName,
  { facets, labels }: Pick<ListingData, "facets" | "labels">,
  { refinementList }: SearchState,
): readonly FacetItem[] => {
  const counts = facets.counts[name] ?? {};
  const chosen = refinementList[name];
  const { options, isFact } = facetOf(name);
  if (!options) {
    const found = Object.entries(counts).map(([value, count]) => ({ value, count }));
    return listItems(found, chosen, { labelOf: (value) => lookUp(labels, value) ?? value });
  }
  const items = options.map((option) => ({
    value: option.value,
    label: lookUp(labels, option.value) ?? option.name,
    count: counts[option.value] ?? 0,
    isRefined: chosen.includes(option.value),
  }));
  return items.filter(
    ({ value, count, isRefined }) => isRefined || (isFact ? count > 0 : !facets.absentColours.includes(value)),
  );
};

/** True if the facet has options in the listing. */
export const hasOptions = (name: PlainListName, { counts, absentColours }: ListingFacets): boolean => {
  const { options, isFact } = facetOf(name);
  const isOffered = !isFact && options?.some(({ value }) => !absentColours.includes(value));
  return isOffered === true || Object.keys(counts[name] ?? {}).length > 0;
};

/** True if all products of the listing are reduced, or it is sorted by that already. */
export const hasDiscounts = ({ defaults }: Pick<ListingData, "defaults">, { sortBy }: SearchState): boolean =>
  sortBy === "discount-desc" || defaults.isSale;
