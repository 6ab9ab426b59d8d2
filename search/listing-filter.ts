// The search of a listing: the one place that decides what a page, its shopper's choices and its viewer ask of the index.

import {
  type Channel,
  CHINA_COMPARE_AT_1K,
  compareAtField,
  currencyOfList,
  type DepartmentSlug,
  departmentBySlug,
  type PriceList,
  type Viewer,
  wearersOf,
} from "#catalogue";
import { FACET_LIMIT, NEW_FOR_DAYS, PAGE_SIZE } from "./constants.ts";
import { sizeGroups } from "./state/size-filter.ts";
import {
  all,
  any,
  type FacetRequest,
  type Filter,
  is,
  LIMITS,
  type Refinement,
  type SearchQuery,
  within,
} from "./query.ts";
import type { RouteDefaults } from "./state/defaults.ts";
import type { PriceRange, SearchState } from "./state/model.ts";
import { searchedText } from "./sku.ts";
import { sortByOf, sortOf } from "./state/sorting.ts";
import { priceAttribute, viewerFilters } from "./visibility.ts";

/** Who looks: decides what exists for them, and how it is sorted. */
export interface ListingViewer extends Viewer {
  readonly priceList: PriceList;
  readonly channel: Channel;
}

export type ListingFacet = "department" | "product_type" | "tags" | "vendor" | "color" | "size" | "price";

export interface ListingContext {
  readonly defaults: RouteDefaults;
  readonly viewer: ListingViewer;
  /** Of the whole catalogue, milliseconds since 1970: what new arrivals are new in relation to. None when it is empty. */
  readonly newestPublishedAt: number | undefined;
  /** A first load shows everything up to its page; an appended page only itself. */
  readonly load: "fresh" | "append";
  /** Those that the page shows; the price's for its bounds. */
  readonly facets?: readonly ListingFacet[];
  readonly fields?: readonly string[];
  readonly ruleContexts?: readonly string[];
}

export const LISTING_FACETS: readonly ListingFacet[] = [
  "department",
  "vendor",
  "color",
  "tags",
  "size",
  "product_type",
];

export const listingQuery = (state: SearchState, context: ListingContext): SearchQuery => {
  const { defaults, viewer, facets = LISTING_FACETS, fields, ruleContexts } = context;
  const sort = sortOf(sortByOf(state, viewer.channel), viewer.priceList);
  return {
    ...(state.query !== "" && { text: searchedText(state.query) }),
    filter: all(...viewerFilters(viewer), ...routeFilters(state, context)),
    refinements: refinementsOf(state, defaults, viewer.priceList),
    ...(sort && { sort }),
    ...hitWindow(state.page, context.load),
    facets: facets.map((facet) => facetRequest(facet, viewer.priceList, sizeGroups(state, defaults))),
    ...(fields && { fields }),
    ...(ruleContexts && { ruleContexts: ruleContexts.slice(0, LIMITS.ruleContexts) }),
  };
};

/**
 * Which hits a page asks for. A fresh load of page n shows pages 1 to n; where that is more than one search answers,
 * the last of them up to n.
 */
export const hitWindow = (
  page: number,
  load: ListingContext["load"],
): { readonly offset: number; readonly limit: number } => {
  const first = load === "append" ? page : Math.max(1, page - MOST_PAGES + 1);
  return { offset: (first - 1) * PAGE_SIZE, limit: (page - first + 1) * PAGE_SIZE };
};

/** Pages that one search can answer. */
const MOST_PAGES = Math.floor(LIMITS.hitsPerPage / PAGE_SIZE);
const DAY = 86_400_000;

/** What the route decides. A choice that contradicts it, such as another department than the page's, stands in its place. */
const routeFilters = (
  state: SearchState,
  { defaults, viewer, newestPublishedAt }: ListingContext,
): readonly Filter[] => {
  const { department, category, productType, vendor, tags, isSale, isNewArrivals } = defaults;
  return [
    ...(department && isWithin(state.menu.department, department) ? [is("department", ...wearersOf(department))] : []),
    ...(category && state.refinementList.tags.includes(category) ? [is("tags", category)] : []),
    ...(productType && state.menu.product_type === productType ? [is("product_type", productType)] : []),
    ...(vendor === undefined ? [] : [is("vendor", vendor)]),
    ...tags.map((tag) => is("tags", tag)),
    ...(isSale ? [within(compareAtAttribute(viewer.priceList), { above: 0 })] : []),
    ...(isNewArrivals ? [publishedSince(newestPublishedAt)] : []),
  ];
};

/** What the shopper has chosen beyond the route, each to be left out of the counts of its own facet. */
const refinementsOf = (state: SearchState, defaults: RouteDefaults, list: PriceList): readonly Refinement[] => {
  const { menu, refinementList, range } = state;
  const price = range[currencyOfList(list)];
  const department = menu.department === defaults.department ? undefined : departmentBySlug(menu.department);
  const tags = refinementList.tags.filter((tag) => tag !== defaults.category);
  const type = menu.product_type === defaults.productType ? "" : menu.product_type;
  const vendors = defaults.vendor === undefined ? refinementList.vendor : [];
  const choice = (attribute: string, values: readonly string[], operator: "and" | "or" = "or"): readonly Refinement[] =>
    values.length === 0 ? [] : [{ attribute, operator, values }];
  return [
    ...choice("department", department ? wearersOf(department.slug) : []),
    ...choice("tags", tags, "and"),
    ...choice("product_type", type === "" ? [] : [type]),
    ...choice("vendor", vendors),
    ...choice("size", refinementList.Size),
    ...choice("color", refinementList.Color),
    ...(price ? [priceRefinement(price, list)] : []),
  ];
};

const isWithin = (chosen: string, page: DepartmentSlug): boolean =>
  chosen === "" || chosen === page || wearersOf(page).some((wearer) => wearer === chosen);

const publishedSince = (newest: number | undefined): Filter =>
  newest === undefined ? any() : within("published_at", { atLeast: newest - NEW_FOR_DAYS * DAY });

const facetRequest = (facet: ListingFacet, list: PriceList, sizes: ReturnType<typeof sizeGroups>): FacetRequest => {
  // Of a price only the least and the most are of interest, not how often each occurs.
  if (facet === "price") return { attribute: priceAttribute(list).name, limit: 0 };
  const request = { attribute: facet, limit: FACET_LIMIT };
  // Labels of a group cannot be added up, since a product may be sold in several of them.
  if (facet !== "size" || sizes === undefined) return request;
  return { ...request, groups: sizes.map(({ name, labels }) => ({ name, values: labels })) };
};

const compareAtAttribute = (list: PriceList): string =>
  list === "cn_cny" ? CHINA_COMPARE_AT_1K : compareAtField(list);

const priceRefinement = ({ min, max }: PriceRange, list: PriceList): Refinement => {
  const { name, unit } = priceAttribute(list);
  return {
    attribute: name,
    range: {
      ...(min !== undefined && { atLeast: min * unit }),
      ...(max !== undefined && { atMost: max * unit }),
    },
  };
};
