// The choices of a shopper in a listing, each a pure function from one search state to the next.
//
// Clearing a facet resets it to the value of the route: at /collections/coats, another department still shows coats. Every
// change returns to page 1, and a choice that changes nothing returns the same object.

import { type SizeGroup, toggleGroup } from "#catalogue";
import type { RouteDefaults } from "./defaults.ts";
import { facetOf, type ListName } from "./facets.ts";
import { defaultState, isFixed, isSameState, type SearchState, STATE_LIMITS } from "./model.ts";
import { refitSizes, type SizesOf, withoutCharts } from "./sizes.ts";
import { defaultSortBy, type SortBy, type TextSort } from "./sort-options.ts";

/**
 * Clears the product type and sizes; between departments with different categories, such as kids and adults, also the categories
 * and designers. An empty department resets the choice.
 */
export const chooseDepartment = (state: SearchState, defaults: RouteDefaults, chosen: string): SearchState => {
  const fresh = defaultState(defaults);
  const department = chosen || fresh.menu.department;
  if (department === state.menu.department) return state;
  const isCrossing = defaults.ranges[department] !== defaults.ranges[state.menu.department];
  const { tags, vendor } = isCrossing ? fresh.refinementList : state.refinementList;
  return change(state, {
    menu: { ...state.menu, department, product_type: fresh.menu.product_type },
    refinementList: { ...state.refinementList, tags, vendor, Size: [] },
  });
};

/** Sets the top category; clears the product type and sizes. An empty tag resets the choice. */
export const chooseTopCategory = (state: SearchState, defaults: RouteDefaults, tag: string): SearchState => {
  const fresh = defaultState(defaults);
  const tags = tag === "" ? fresh.refinementList.tags : [tag];
  // Tags cannot contain tabs, which separate them in the index.
  if (tags.join("\t") === state.refinementList.tags.join("\t")) return state;
  return change(state, {
    menu: { ...state.menu, product_type: fresh.menu.product_type },
    refinementList: { ...state.refinementList, tags, Size: [] },
  });
};

/** Sets the product type. Selected sizes are converted to its chart, as far as it has them. An empty type resets the choice. */
export const chooseProductType = (
  state: SearchState,
  defaults: RouteDefaults,
  type: string,
  sizesOf?: SizesOf,
): SearchState =>
  setMenu(state, defaults, { product_type: type === "" ? defaultState(defaults).menu.product_type : type }, sizesOf);

/** Adds a value to a list or removes it, with its companions. */
export const toggleValue = (
  state: SearchState,
  defaults: RouteDefaults,
  name: ListName,
  value: string,
): SearchState => {
  if (isFixed(name, defaults)) return state;
  const { companions } = facetOf(name);
  const values = state.refinementList[name];
  if (values.includes(value)) return setList(state, name, withoutValue(name, values, value));
  return setList(state, name, companions ? companions.add(values, value) : [...values, value]);
};

/** Adds all labels of a size group, or removes them. */
export const toggleSize = (state: SearchState, group: SizeGroup): SearchState =>
  setList(state, "Size", toggleGroup(state.refinementList.Size, group));

/** Finds sizes that are sold out as well, or no longer. */
export const toggleSoldOut = (state: SearchState): SearchState =>
  change(state, { isSoldOutIncluded: !state.isSoldOutIncluded });

/** The default sort is stored as empty, which leaves it out of the URL. */
export const chooseSort = (state: SearchState, sortBy: SortBy, textSort: TextSort): SearchState =>
  change(state, { sortBy: sortBy === defaultSortBy(state, textSort) ? "" : sortBy });

export const setQuery = (state: SearchState, text: string): SearchState => change(state, { query: readQuery(text) });

/** The only choice that does not return to page 1. Numbers out of range become the nearest page. */
export const setPage = (state: SearchState, page: number): SearchState => {
  const next = Math.min(Math.max(Math.trunc(page) || 1, 1), STATE_LIMITS.page);
  return next === state.page ? state : { ...state, page: next };
};

/** Clears all facets to the values of the route; the search text and the sort remain. */
export const reset = (state: SearchState, defaults: RouteDefaults): SearchState => {
  const { menu, refinementList, range, isSoldOutIncluded } = defaultState(defaults);
  return change(state, { menu, refinementList, range, isSoldOutIncluded });
};

/** The changed state on page 1, or the same object if nothing changes. */
export const change = (state: SearchState, changes: Partial<SearchState>): SearchState => {
  const changed = { ...state, ...changes };
  return isSameState(changed, state) ? state : { ...changed, page: 1 };
};

export const setList = (state: SearchState, name: ListName, values: readonly string[]): SearchState =>
  values.length > STATE_LIMITS.values
    ? state
    : change(state, { refinementList: { ...state.refinementList, [name]: values } });

/** The size chart depends on the department and product type, so selected sizes are converted when these change. */
export const setMenu = (
  state: SearchState,
  defaults: RouteDefaults,
  menu: Partial<SearchState["menu"]>,
  sizesOf: SizesOf = withoutCharts,
): SearchState => {
  const next = { ...state, menu: { ...state.menu, ...menu } };
  const Size = refitSizes(state.refinementList.Size, sizesOf(state, defaults), sizesOf(next, defaults));
  return change(state, { ...next, refinementList: { ...state.refinementList, Size } });
};

/** Search text as a state stores it: trimmed, limited in length, and not cut in the middle of a surrogate pair. */
export const readQuery = (text: string): string => text.trim().slice(0, STATE_LIMITS.query).toWellFormed().trim();

/** The values without one and its companions. */
export const withoutValue = (name: ListName, values: readonly string[], value: string): readonly string[] =>
  facetOf(name).companions?.remove(values, value) ?? values.filter((one) => one !== value);
