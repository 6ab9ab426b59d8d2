// The search state of a listing: everything that the shopper has chosen. It is stored in the URL.

import { PAGE_SIZE } from "../constants.ts";
import { LIMITS } from "../query.ts";
import type { RouteDefaults } from "./defaults.ts";
import { byName, facetOf, isMenu, type ListName, LISTS, type MenuName, MENUS } from "./facets.ts";
import type { SortBy } from "./sort-options.ts";

/** Immutable. It includes what the route selects ("Shoes" at /collections/shoes). */
export interface SearchState {
  /** From 1. */
  readonly page: number;
  readonly query: string;
  /** One value each, empty if none is selected: the slug of a department, the name of a product type. */
  readonly menu: Readonly<Record<MenuName, string>>;
  /**
   * The values selected: names of top categories and designers, size labels (always a whole group of equivalents), and
   * colours, where White includes the hidden Transparent.
   */
  readonly refinementList: Readonly<Record<ListName, readonly string[]>>;
  /** Keyed by currency, because an amount means something else to visitors with another currency. */
  readonly range: Readonly<Record<string, PriceRange>>;
  /** Empty for the default of the page. */
  readonly sortBy: SortBy | "";
  /** True if a selected size also finds products in which it is sold out. */
  readonly isSoldOutIncluded: boolean;
}

/** Whole units of the currency; at least one bound is set. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
}

/** Limits of a state, chosen so that its query string can always be read back. */
export const STATE_LIMITS = {
  page: Math.floor(LIMITS.deepestHit / PAGE_SIZE),
  query: LIMITS.textLength,
  /** Values of one list; the largest size chart has 191 labels. */
  values: 230,
  valueLength: 100,
  currencies: 20,
  amount: 999_999_999,
} as const;

/** The state of a page before the shopper chooses anything. Remembered, because each of a page's links compares with it. */
export const defaultState = (defaults: RouteDefaults): SearchState => {
  const known = DEFAULT_STATES.get(defaults) ?? newDefaultState(defaults);
  DEFAULT_STATES.set(defaults, known);
  return known;
};

const DEFAULT_STATES = new WeakMap<RouteDefaults, SearchState>();

const newDefaultState = (defaults: RouteDefaults): SearchState => ({
  page: 1,
  query: "",
  menu: byName(MENUS, (name) => routeValue(name, defaults) ?? ""),
  refinementList: byName(LISTS, (name) => {
    const value = routeValue(name, defaults);
    return value === undefined ? [] : [value];
  }),
  range: {},
  sortBy: "",
  isSoldOutIncluded: false,
});

/** The value that the route selects; undefined if it leaves the facet open. */
const routeValue = (name: MenuName | ListName, defaults: RouteDefaults): string | undefined => {
  const { route } = facetOf(name);
  return route && defaults[route];
};

/** True if the route selects a value that the shopper cannot change. */
export const isFixed = (name: MenuName | ListName, defaults: RouteDefaults): boolean =>
  facetOf(name).isFixedByRoute === true && routeValue(name, defaults) !== undefined;

/** The values that the shopper has selected beyond that of the route. */
export const chosenValues = (
  name: MenuName | ListName,
  { menu, refinementList }: SearchState,
  defaults: RouteDefaults,
): readonly string[] => {
  if (isFixed(name, defaults)) return [];
  const route = routeValue(name, defaults);
  return (isMenu(name) ? [menu[name]] : refinementList[name]).filter((value) => value !== "" && value !== route);
};

/** True if two states run the same search. */
export const isSameState = (one: SearchState, other: SearchState): boolean =>
  one === other || JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** The state on its first page, which identifies a listing across its pages. */
export const withoutPage = (state: SearchState): SearchState => (state.page === 1 ? state : { ...state, page: 1 });

const ordered = ({ page, query, menu, refinementList, range, sortBy, isSoldOutIncluded }: SearchState) => [
  [page, query, sortBy, isSoldOutIncluded, ...MENUS.map((name) => menu[name])],
  LISTS.map((name) => refinementList[name]),
  Object.keys(range)
    .toSorted()
    .map((currency) => [currency, range[currency]?.min, range[currency]?.max]),
];
