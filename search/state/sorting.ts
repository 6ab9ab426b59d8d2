// The orders of a listing: their names, their places in the menus, and what each search service calls them.

import { type Channel, CHINA_PRICE_1K, DEFAULT_PRICE_LIST, priceField, type PriceList } from "#catalogue";
import type { Sort } from "../query.ts";
import type { SearchState, SortBy } from "./model.ts";

export interface SortOption {
  readonly sortBy: SortBy;
  readonly label: string;
}

const NEW: SortOption = { sortBy: "published_at-desc", label: "New in" };
const RELEVANT: SortOption = { sortBy: "RANK-desc", label: "Most relevant" };
const PRICES: readonly SortOption[] = [
  { sortBy: "price-desc", label: "Price, high to low" },
  { sortBy: "price-asc", label: "Price, low to high" },
];

/** Desktops list "New in" first, phones "Most relevant". */
export const sortOptions = (device: "desktop" | "mobile"): readonly SortOption[] =>
  device === "desktop" ? [NEW, RELEVANT, ...PRICES] : [RELEVANT, NEW, ...PRICES];

/** What the sort menu is called until an order is chosen. */
export const DEFAULT_SORT_TITLE = "new in";

/** Newest first; in China, words searched for are answered by relevance. */
export const defaultSortBy = ({ query }: Pick<SearchState, "query">, channel: Channel): SortBy =>
  channel === "china" && query !== "" ? "RANK-desc" : "published_at-desc";

export const sortByOf = (state: SearchState, channel: Channel): SortBy =>
  state.sortBy === "" ? defaultSortBy(state, channel) : state.sortBy;

/** The order as the index sorts; relevance is the order of no attribute. */
export const sortOf = (sortBy: SortBy, list: PriceList): Sort | undefined => {
  if (sortBy === "RANK-desc") return undefined;
  const [field, order] = sortBy.split("-") as [string, string];
  const price = list === "cn_cny" ? CHINA_PRICE_1K : priceField(list);
  return {
    attribute: field === "price" ? price : field,
    direction: order === "asc" ? "ascending" : "descending",
  };
};

/** The order in the listing dialect, which sorts by China's price in thousandths. */
export const listingSortValue = (sortBy: SortBy): string => LISTING_VALUES[sortBy];

/** The order in the generic dialect: an index of its own for each but relevance. */
export const indexOfSort = (base: string, sortBy: SortBy, list: PriceList = DEFAULT_PRICE_LIST): string =>
  base + { "RANK-desc": "", "published_at-desc": "_date_desc", ...priceSuffixes(list) }[sortBy];

/** The value with which a page starts: the index by date, or the listing dialect's where that answers. */
export const defaultSortValue = (listing: {
  readonly base: string;
  readonly channel: Channel;
  readonly hasDisplayTitle: boolean;
  readonly query: string;
}): string => {
  const sortBy = defaultSortBy(listing, listing.channel);
  return listing.channel === "china" || listing.hasDisplayTitle
    ? listingSortValue(sortBy)
    : indexOfSort(listing.base, sortBy);
};

const LISTING_VALUES: Readonly<Record<SortBy, string>> = {
  "RANK-desc": "-RANK",
  "published_at-desc": "-published_at",
  "price-desc": `-${CHINA_PRICE_1K}`,
  "price-asc": `+${CHINA_PRICE_1K}`,
};

const priceSuffixes = (list: PriceList) => ({
  "price-desc": `_${list}_price_desc`,
  "price-asc": `_${list}_price_asc`,
});
