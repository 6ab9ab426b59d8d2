// Items of a facet: their order, their labels, and whether they can be selected.

import { MENU_LIMIT, MENU_LIMIT_MORE } from "../constants.ts";
import type { FacetCount } from "../query.ts";

export interface FacetItem {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isRefined: boolean;
}

export interface ItemOptions {
  readonly limit?: number;
  readonly isShowingMore?: boolean;
  readonly limitMore?: number;
  /** Label of a value; the value itself by default. */
  readonly labelOf?: (value: string) => string;
}

/** True if the item has no results and is not selected. */
export const isDisabled = ({ count, isRefined }: Pick<FacetItem, "count" | "isRefined">): boolean =>
  count === 0 && !isRefined;

/** Items of a list: refined values first, then by descending count, then by name. Refined values without results are included. */
export const listItems = (
  counts: readonly FacetCount[],
  refined: readonly string[],
  options: ItemOptions = {},
): readonly FacetItem[] => {
  const items = itemsOf(withMissing(counts, refined), refined, options);
  return cut(items.toSorted(byRefined), { limit: Infinity, ...options });
};

export const byName = (one: FacetItem, other: FacetItem): number => compare(one.label, other.label);
export const byCount = (one: FacetItem, other: FacetItem): number => other.count - one.count || byName(one, other);
const byRefined = (one: FacetItem, other: FacetItem): number =>
  Number(other.isRefined) - Number(one.isRefined) || byCount(one, other);

// Independent of the locale, so that server and browser agree.
const compare = (one: string, other: string): number => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

export const withMissing = (counts: readonly FacetCount[], refined: readonly string[]): readonly FacetCount[] => {
  const known = new Set(counts.map(({ value }) => value));
  return [...counts, ...refined.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }))];
};

export const itemsOf = (
  counts: readonly FacetCount[],
  refined: readonly string[],
  { labelOf = (value) => value }: ItemOptions,
): FacetItem[] => {
  const isRefined = new Set(refined);
  return counts.map(({ value, count }) => ({ value, label: labelOf(value), count, isRefined: isRefined.has(value) }));
};

/** The first items: ten, or twenty on demand. */
export const cut = <Item>(
  items: readonly Item[],
  { limit = MENU_LIMIT, limitMore = MENU_LIMIT_MORE, isShowingMore = false }: ItemOptions = {},
): readonly Item[] => items.slice(0, isShowingMore ? Math.max(limit, limitMore) : limit);
