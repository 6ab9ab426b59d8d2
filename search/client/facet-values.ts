// Sorting the values of a facet, and limiting a search within them.

import { FACET_SEARCH } from "../constants.ts";
import type { FacetItem } from "../state/facet-items.ts";

/** "isRefined:desc", "count:desc", "name:asc" */
export type SortRule = `${"isRefined" | "count" | "name"}:${"asc" | "desc"}`;
export type SortBy = readonly SortRule[] | ((one: FacetItem, other: FacetItem) => number);

export const sortFacetValues = (
  items: readonly FacetItem[],
  sortBy: SortBy,
  context: { readonly isMultiIndex?: boolean } = {},
): readonly FacetItem[] => {
  // Counts of different indexes cannot be compared.
  if (context.isMultiIndex) throw new Error("Sorting by a facet is not available inside a multi index context.");
  if (typeof sortBy === "function") return items.toSorted(sortBy);
  if (!Array.isArray(sortBy)) {
    throw new TypeError(
      "options.sortBy is optional but if defined it must be either an array of string (predicates) or a sorting function",
    );
  }
  const rules = sortBy.map(ruleOf);
  return items.toSorted((one, other) => rules.reduce((order, rule) => order || rule(one, other), 0));
};

/** Number of values that a search within a facet returns. */
export const facetSearchLimit = (asked: number = FACET_SEARCH.default): number =>
  Math.min(Math.max(Math.trunc(asked) || FACET_SEARCH.default, FACET_SEARCH.least), FACET_SEARCH.most);

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
