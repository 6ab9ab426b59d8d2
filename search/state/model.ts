// The search state of a listing: everything a shopper has chosen, and nothing else. It lives in the address.

import { PAGE_SIZE } from "../constants.ts";
import { LIMITS } from "../query.ts";
import type { RouteDefaults } from "./defaults.ts";

/** Never changed; a state holds what its page fixes as well ("Shoes" at /collections/shoes). */
export interface SearchState {
  /** From 1. */
  readonly page: number;
  readonly query: string;
  /** One value each; empty when nothing is chosen. */
  readonly menu: { readonly department: string; readonly product_type: string };
  readonly refinementList: {
    /** Names of top categories. */
    readonly tags: readonly string[];
    readonly vendor: readonly string[];
    /** Labels, always every one of a group of equivalents. */
    readonly Size: readonly string[];
    /** Values: "multi" is Multicolour, and Transparent goes with White. */
    readonly Color: readonly string[];
  };
  /** By currency, so that another country's visitor is not held to amounts of this one's money. */
  readonly range: Readonly<Record<string, PriceRange>>;
  /** "field-order"; empty means the default of the page. */
  readonly sortBy: SortBy | "";
}

/** Whole units of the currency; at least one of the two. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
}

export const SORT_BY = ["published_at-desc", "RANK-desc", "price-desc", "price-asc"] as const;
export type SortBy = (typeof SORT_BY)[number];

export const LISTS = ["tags", "vendor", "Size", "Color"] as const;
export type ListAttribute = (typeof LISTS)[number];

/** What a state can hold at most: whatever a shopper clicks, its query string stays within what is read back. */
export const STATE_LIMITS = {
  page: Math.floor(LIMITS.deepestHit / PAGE_SIZE),
  query: LIMITS.textLength,
  /** Values of one list: the largest size chart has 191 labels. */
  values: 230,
  valueLength: 100,
  currencies: 20,
  amount: 999_999_999,
} as const;

/** The state of a page on which nothing has been chosen yet. */
export const defaultState = ({ department, category, productType, vendor }: RouteDefaults): SearchState => ({
  page: 1,
  query: "",
  menu: { department: department ?? "", product_type: productType ?? "" },
  refinementList: {
    tags: category === undefined ? [] : [category],
    vendor: vendor === undefined ? [] : [vendor],
    Size: [],
    Color: [],
  },
  range: {},
  sortBy: "",
});

/** Whether two states ask the same. */
export const isSameState = (one: SearchState, other: SearchState): boolean =>
  one === other || JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** The state without its page: under what the hits of a listing are stored. */
export const withoutPage = (state: SearchState): SearchState => (state.page === 1 ? state : { ...state, page: 1 });

const ordered = ({ page, query, menu, refinementList, range, sortBy }: SearchState) => [
  [page, query, sortBy, menu.department, menu.product_type],
  LISTS.map((name) => refinementList[name]),
  Object.keys(range)
    .toSorted()
    .map((currency) => [currency, range[currency]?.min, range[currency]?.max]),
];
