// Facets as lists and menus: which values show, in which order, and which of them cannot be chosen.

import { FACET_SEARCH, HIERARCHY_SEPARATOR, MENU_LIMIT, MENU_LIMIT_MORE } from "../constants.ts";
import type { FacetCount } from "../query.ts";

export interface FacetItem {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isRefined: boolean;
}

export interface HierarchyItem extends FacetItem {
  /** The whole path; `label` is its last part. */
  readonly value: string;
  readonly items: readonly HierarchyItem[];
}

export interface ItemOptions {
  readonly limit?: number;
  readonly isShowingMore?: boolean;
  readonly limitMore?: number;
  /** Shown in place of a value. */
  readonly labelOf?: (value: string) => string;
}

/** No results and not chosen. */
export const isDisabled = ({ count, isRefined }: Pick<FacetItem, "count" | "isRefined">): boolean =>
  count === 0 && !isRefined;

/** A refinement list: refined values first, then the most frequent, then by name. A refined value never goes missing. */
export const listItems = (
  counts: readonly FacetCount[],
  refined: readonly string[],
  options: ItemOptions = {},
): readonly FacetItem[] => {
  const items = itemsOf(withMissing(counts, refined), refined, options);
  return cut(items.toSorted(byRefined), { limit: Infinity, ...options });
};

/** A menu, of which one value can be chosen: the most frequent first, then by name. */
export const menuItems = (
  counts: readonly FacetCount[],
  refined: string,
  options: ItemOptions = {},
): readonly FacetItem[] =>
  cut(itemsOf(withMissing(counts, refined === "" ? [] : [refined]), [refined], options).toSorted(byCount), options);

/** A hierarchical menu by name: "Clothing", and within it "Clothing > Coats" where that branch is chosen. */
export const hierarchyItems = (
  counts: readonly FacetCount[],
  refined: string,
  options: ItemOptions = {},
): readonly HierarchyItem[] => level(counts, refined, "", options);

/** Ranges to choose one of, behind an item for all. */
export const numericMenuItems = (
  ranges: readonly { readonly label: string; readonly start?: number; readonly end?: number }[],
  refined: string,
): readonly Omit<FacetItem, "count">[] =>
  [{ label: "All" }, ...ranges].map((range: (typeof ranges)[number]) => {
    const value = range.start === undefined && range.end === undefined ? "" : `${range.start ?? ""}:${range.end ?? ""}`;
    return { label: range.label, value, isRefined: value === refined };
  });

/** How many answers a search within a facet may give. */
export const facetSearchLimit = (asked: number = FACET_SEARCH.default): number =>
  Math.min(Math.max(Math.trunc(asked) || FACET_SEARCH.default, FACET_SEARCH.least), FACET_SEARCH.most);

const byName = (one: FacetItem, other: FacetItem): number => compare(one.label, other.label);
const byCount = (one: FacetItem, other: FacetItem): number => other.count - one.count || byName(one, other);
const byRefined = (one: FacetItem, other: FacetItem): number =>
  Number(other.isRefined) - Number(one.isRefined) || byCount(one, other);

// Like the server's own order everywhere, which no browser's language changes.
const compare = (one: string, other: string): number => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const withMissing = (counts: readonly FacetCount[], refined: readonly string[]): readonly FacetCount[] => {
  const known = new Set(counts.map(({ value }) => value));
  return [...counts, ...refined.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }))];
};

const itemsOf = (
  counts: readonly FacetCount[],
  refined: readonly string[],
  { labelOf = (value) => value }: ItemOptions,
): FacetItem[] => {
  const isRefined = new Set(refined);
  return counts.map(({ value, count }) => ({ value, label: labelOf(value), count, isRefined: isRefined.has(value) }));
};

const cut = <Item>(
  items: readonly Item[],
  { limit = MENU_LIMIT, limitMore = MENU_LIMIT_MORE, isShowingMore = false }: ItemOptions,
): readonly Item[] => items.slice(0, isShowingMore ? Math.max(limit, limitMore) : limit);

const level = (
  counts: readonly FacetCount[],
  refined: string,
  parent: string,
  options: ItemOptions,
): readonly HierarchyItem[] => {
  const prefix = parent === "" ? "" : parent + HIERARCHY_SEPARATOR;
  const here = counts.filter(
    ({ value }) => value.startsWith(prefix) && !value.slice(prefix.length).includes(HIERARCHY_SEPARATOR),
  );
  const items = here.map(({ value, count }): HierarchyItem => {
    const isRefined = value === refined || refined.startsWith(value + HIERARCHY_SEPARATOR);
    const label = options.labelOf?.(value) ?? value.slice(prefix.length);
    return { value, label, count, isRefined, items: isRefined ? level(counts, refined, value, options) : [] };
  });
  return cut(items.toSorted(byName), options);
};
