// The sort options of a listing, one row each: the value in the URL, which names the sort of the index, and its label.

import { CHINA_PRICE_1K, discountField, priceField, type PriceList } from "#catalogue";
import type { Sort } from "../query.ts";

/**
 * Keyed by `attribute-direction`, in the order of the desktop menu, with the message key of the label. `price` and `discount` mean the
 * attributes of a price list, and `RANK` relevance.
 */
export const SORT_OPTIONS = {
  "published_at-desc": "newIn",
  "RANK-desc": "mostRelevant",
  "selection-desc": "ourSelection",
  "price-desc": "priceDown",
  "price-asc": "priceUp",
  "discount-desc": "discountDown",
} as const satisfies Readonly<Record<`${string}-${"asc" | "desc"}`, string>>;

export type SortBy = keyof typeof SORT_OPTIONS;

export const SORT_BY = Object.keys(SORT_OPTIONS) as readonly SortBy[];

/** Desktops list "New in" first, phones "Most relevant". Discounts are offered where there are some. */
export const sortOptions = (device: "desktop" | "mobile", hasDiscounts: boolean): readonly SortBy[] => {
  const offered = SORT_BY.filter((sortBy) => hasDiscounts || sortBy !== "discount-desc");
  return device === "desktop" ? offered : ["RANK-desc", ...offered.filter((sortBy) => sortBy !== "RANK-desc")];
};

/** The order of text searches before the shopper chooses one. */
export type TextSort = "relevance" | "newest";

/** Newest first; text searches by relevance, unless the shop sorts them by newest, too. */
export const defaultSortBy = ({ query }: { readonly query: string }, textSort: TextSort): SortBy =>
  textSort === "relevance" && query !== "" ? "RANK-desc" : "published_at-desc";

export const sortByOf = (state: { readonly query: string; readonly sortBy: SortBy | "" }, textSort: TextSort): SortBy =>
  state.sortBy === "" ? defaultSortBy(state, textSort) : state.sortBy;

/** True if each price list has an attribute of its own to sort by. */
export const isByList = (sortBy: SortBy): boolean => /^(?:price|discount)-/.test(sortBy);

/** The sort of the index for a price list; undefined for relevance. China sorts by its price in thousandths. */
export const sortOf = (sortBy: SortBy, list: PriceList, hasPriorPrices = false): Sort | undefined =>
  sortWithPrice(sortBy, list, list === "cn_cny" ? CHINA_PRICE_1K : priceField(list), hasPriorPrices);

/** The sort of the index, given the attribute of prices. */
export const sortWithPrice = (
  sortBy: SortBy,
  list: PriceList,
  price: string,
  hasPriorPrices = false,
): Sort | undefined => {
  const [attribute, direction] = sortBy.split("-") as [string, string];
  if (attribute === "RANK") return undefined;
  return {
    attribute:
      attribute === "price" ? price : attribute === "discount" ? discountField(list, hasPriorPrices) : attribute,
    direction: direction === "asc" ? "ascending" : "descending",
  };
};
