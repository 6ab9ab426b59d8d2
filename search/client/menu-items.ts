// Items of menus: a plain menu, a hierarchical one, and one of number ranges.

import { HIERARCHY_SEPARATOR } from "../constants.ts";
import type { FacetCount } from "../query.ts";
import { byCount, byName, cut, type FacetItem, type ItemOptions, itemsOf, withMissing } from "../state/facet-items.ts";

export interface HierarchyItem extends FacetItem {
  /** The full path; `label` is its last part. */
  readonly value: string;
  readonly items: readonly HierarchyItem[];
}

/** A menu with one selectable value, sorted by count and then by name. */
export const menuItems = (
  counts: readonly FacetCount[],
  refined: string,
  options: ItemOptions = {},
): readonly FacetItem[] =>
  cut(itemsOf(withMissing(counts, refined === "" ? [] : [refined]), [refined], options).toSorted(byCount), options);

/** A hierarchical menu, sorted by name. The selected branch is expanded: "Clothing", and in it "Clothing > Coats". */
export const hierarchyItems = (
  counts: readonly FacetCount[],
  refined: string,
  options: ItemOptions = {},
): readonly HierarchyItem[] => level(counts, refined, "", options);

/** A menu of ranges, after an item for all. */
export const numericMenuItems = (
  ranges: readonly { readonly label: string; readonly start?: number; readonly end?: number }[],
  refined: string,
): readonly Omit<FacetItem, "count">[] =>
  [{ label: "All" }, ...ranges].map((range: (typeof ranges)[number]) => {
    const value = range.start === undefined && range.end === undefined ? "" : `${range.start ?? ""}:${range.end ?? ""}`;
    return { label: range.label, value, isRefined: value === refined };
  });

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
