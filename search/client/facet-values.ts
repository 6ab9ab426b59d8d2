// The values of a facet as a list of options: sorted, limited, with the selected ones marked.

import { cut, type FacetItem, type ItemOptions, itemsOf, withMissing } from "../state/facet-items.ts";
import type { SearchParameters } from "./parameters.ts";
import type { SearchResults } from "./results.ts";

/** "isRefined:desc", "count:desc", "name:asc" */
export type SortRule = `${"isRefined" | "count" | "name"}:${"asc" | "desc"}`;
export type SortBy = readonly SortRule[] | ((one: FacetItem, other: FacetItem) => number);

/** Refined values first, then by count, then by name. */
const DEFAULT_SORT: SortBy = ["isRefined:desc", "count:desc", "name:asc"];

/** The options of a refinement list; refined values without results are included. */
export const facetItems = (
  { parameters, results }: Searched,
  facet: string,
  { sortBy = DEFAULT_SORT, ...options }: ItemOptions & { readonly sortBy?: SortBy } = {},
): readonly FacetItem[] => {
  const { facetRefinements, disjunctiveRefinements } = parameters;
  const refined = [...(facetRefinements[facet] ?? []), ...(disjunctiveRefinements[facet] ?? [])];
  const items = itemsOf(withMissing(results?.facets[facet] ?? [], refined), refined, options);
  return cut(sorted(items, sortBy, (results?.indexes.length ?? 0) > 1), { limit: Infinity, ...options });
};

/** A search and its results, as `createSearch` has them. */
interface Searched {
  readonly parameters: SearchParameters;
  readonly results: Pick<SearchResults, "facets" | "indexes"> | undefined;
}

const sorted = (items: readonly FacetItem[], sortBy: SortBy, isMultiIndex: boolean): readonly FacetItem[] => {
  // Counts of different indexes cannot be compared.
  if (isMultiIndex) throw new Error("Sorting by a facet is not available inside a multi index context.");
  if (typeof sortBy === "function") return items.toSorted(sortBy);
  if (!Array.isArray(sortBy)) {
    throw new TypeError(
      "options.sortBy is optional but if defined it must be either an array of string (predicates) or a sorting function",
    );
  }
  const rules = sortBy.map(ruleOf);
  return items.toSorted((one, other) => rules.reduce((order, rule) => order || rule(one, other), 0));
};

const ruleOf = (rule: SortRule) => {
  const [field, direction] = rule.split(":");
  const sign = direction === "desc" ? -1 : 1;
  return (one: FacetItem, other: FacetItem): number => sign * compare(keyOf(one, field), keyOf(other, field));
};

const keyOf = (item: FacetItem, field = ""): string | number => {
  if (field === "count") return item.count;
  return field === "isRefined" ? Number(item.isRefined) : item.label;
};

const compare = (one: string | number, other: string | number): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
