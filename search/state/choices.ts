// What a shopper can choose in a listing: each a pure step from one search state to the next.
//
// "Cleared" means back to what the page fixes: at /collections/coats another department still shows coats. Any change
// leads back to page 1; a step that changes nothing gives back the very state.

import { isKids, type SizeGroup, toggleGroup, withColour, withoutColour } from "#catalogue";
import type { Channel } from "#catalogue";
import type { RouteDefaults } from "./defaults.ts";
import { defaultState, isSameState, type ListAttribute, type SearchState, type SortBy, STATE_LIMITS } from "./model.ts";
import { refitSizes, type SizesOf, withoutCharts } from "./sizes.ts";
import { defaultSortBy } from "./sorting.ts";

/**
 * Clears type and sizes; between kids and grown-ups also the categories, and the designers where they can be chosen.
 * An empty department takes the choice back.
 */
export const chooseDepartment = (state: SearchState, defaults: RouteDefaults, chosen: string): SearchState => {
  const fresh = defaultState(defaults);
  const department = chosen || fresh.menu.department;
  if (department === state.menu.department) return state;
  const isCrossing = isKids(department) !== isKids(state.menu.department);
  const { tags, vendor, Color } = isCrossing
    ? { ...fresh.refinementList, Color: state.refinementList.Color }
    : state.refinementList;
  return change(state, {
    menu: { department, product_type: fresh.menu.product_type },
    // On a designer's page the fresh list is that designer.
    refinementList: { tags, vendor, Size: [], Color },
  });
};

/** Sets the tags; clears type and sizes. An empty tag takes the choice back. */
export const chooseTopCategory = (state: SearchState, defaults: RouteDefaults, tag: string): SearchState => {
  const fresh = defaultState(defaults);
  const tags = tag === "" ? fresh.refinementList.tags : [tag];
  // No tag has a tab in it: in the index tabs part them.
  if (tags.join("\t") === state.refinementList.tags.join("\t")) return state;
  return change(state, {
    menu: { ...state.menu, product_type: fresh.menu.product_type },
    refinementList: { ...state.refinementList, tags, Size: [] },
  });
};

/** Sets the product type and the sizes to those of its chart: what was chosen stays as far as the type is sold in it. */
export const chooseProductType = (
  state: SearchState,
  defaults: RouteDefaults,
  type: string,
  sizesOf?: SizesOf,
): SearchState =>
  setMenu(state, defaults, { product_type: type === "" ? defaultState(defaults).menu.product_type : type }, sizesOf);

/** Puts a designer in or takes it out; a designer's own page stays with its designer. */
export const toggleVendor = (state: SearchState, defaults: RouteDefaults, vendor: string): SearchState =>
  defaults.vendor === undefined ? setList(state, "vendor", toggled(state.refinementList.vendor, vendor)) : state;

/** Puts all labels of a group in, or takes all of them out. */
export const toggleSize = (state: SearchState, group: SizeGroup): SearchState =>
  setList(state, "Size", toggleGroup(state.refinementList.Size, group));

/** By the colour's value; White takes Transparent along. */
export const toggleColour = (state: SearchState, value: string): SearchState => {
  const chosen = state.refinementList.Color;
  return setList(state, "Color", (chosen.includes(value) ? withoutColour : withColour)(chosen, value));
};

/** The default of the page is kept as no choice, so that it stays out of the address. */
export const chooseSort = (state: SearchState, sortBy: SortBy, channel: Channel): SearchState =>
  change(state, { sortBy: sortBy === defaultSortBy(state, channel) ? "" : sortBy });

export const setQuery = (state: SearchState, text: string): SearchState => change(state, { query: readQuery(text) });

/** The one step that does not lead to page 1; numbers that are no page are the nearest one. */
export const setPage = (state: SearchState, page: number): SearchState => {
  const next = Math.min(Math.max(Math.trunc(page) || 1, 1), STATE_LIMITS.page);
  return next === state.page ? state : { ...state, page: next };
};

/** Clear all: what the page fixes remains, and so do the words searched for and the order. */
export const reset = (state: SearchState, defaults: RouteDefaults): SearchState => {
  const { menu, refinementList, range } = defaultState(defaults);
  return change(state, { menu, refinementList, range });
};

/** The state with changes, on page 1. */
export const change = (state: SearchState, changes: Partial<SearchState>): SearchState => {
  const changed = { ...state, ...changes };
  return isSameState(changed, state) ? state : { ...changed, page: 1 };
};

export const setList = (state: SearchState, name: ListAttribute, values: readonly string[]): SearchState =>
  values.length > STATE_LIMITS.values
    ? state
    : change(state, { refinementList: { ...state.refinementList, [name]: values } });

/** Sizes are of a chart, and the chart is of the department and type: where these change, the sizes are fitted. */
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

/** Words as a state holds them: trimmed, of bounded length, and without half of a character at the cut. */
export const readQuery = (text: string): string => text.trim().slice(0, STATE_LIMITS.query).toWellFormed().trim();

const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
