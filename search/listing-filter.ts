// The query of a listing: what its route, the shopper's choices and the viewer's permissions ask of the index.

import {
  CHINA_COMPARE_AT_1K,
  compareAtField,
  currencyOfList,
  discountField,
  parseOption,
  type PriceList,
  readDiscount,
  type Taxonomy,
  type Viewer,
} from "#catalogue";
import { FACET_LIMIT, NEW_FOR_DAYS, PAGE_SIZE } from "./constants.ts";
import { parseFilter } from "./dialects/listing/parse-filter.ts";
import { generalSizesIn, sizeGroupsIn } from "./state/size-filter.ts";
import {
  all,
  any,
  type FacetRequest,
  type Filter,
  is,
  LIMITS,
  type Refinement,
  type SearchQuery,
  type Sort,
  within,
} from "./query.ts";
import { NEW_IN } from "./size-run.ts";
import type { RouteDefaults } from "./state/defaults.ts";
import { FACET_NAMES, type FacetName, facetOf, OPTIONS_ATTRIBUTE, SIZE_ATTRIBUTES } from "./state/facets.ts";
import { chosenValues, type PriceRange, type SearchState } from "./state/model.ts";
import { type SortBy, sortByOf, sortOf, type TextSort } from "./state/sort-options.ts";
import { priceAttribute, viewerFilters } from "./visibility.ts";

/** The visitor: decides which products are visible, and how they are sorted. */
export interface ListingViewer extends Viewer {
  readonly priceList: PriceList;
  readonly textSort: TextSort;
}

export interface ListingContext {
  readonly taxonomy: Taxonomy;
  readonly defaults: RouteDefaults;
  readonly viewer: ListingViewer;
  /** Newest publication in the catalogue, in milliseconds since 1970; new arrivals are relative to it. */
  readonly newestPublishedAt: number | undefined;
  /** A fresh load returns all pages up to the current one, an appended page only itself. */
  readonly load: "fresh" | "append";
  /** All by default. */
  readonly facets?: readonly FacetName[];
  readonly fields?: readonly string[];
  readonly ruleContexts?: readonly string[];
  /** Address of the listing without country and query, for merchandising rules: "/collections/women". */
  readonly listing?: string;
}

export const listingQuery = (state: SearchState, context: ListingContext): SearchQuery => {
  const { viewer, facets = FACET_NAMES, fields, ruleContexts } = context;
  const sizes = sizesOf(state, context);
  const sort = sortOfList(sortByOf(state, viewer.textSort), viewer);
  return {
    ...(state.query !== "" && { text: state.query }),
    filter: all(...viewerFilters(viewer), ...routeFilters(state, context), ...optionFilters(state)),
    refinements: facetRefinements(state, context),
    ...(sort && { sort }),
    ...hitWindow(state.page, context.load),
    facets: facets.map((facet) => facetRequest(facet, state, viewer, sizes)),
    ...(fields && { fields }),
    ...(ruleContexts && { ruleContexts: ruleContexts.slice(0, LIMITS.ruleContexts) }),
  };
};

/** "New in" shows what is sold out last. Clients that sort by the attribute `published_at` get the dates alone. */
const sortOfList = (sortBy: SortBy, { priceList, hasPriorPrices }: ListingViewer): Sort | undefined =>
  sortBy === "published_at-desc" ? NEW_IN : sortOf(sortBy, priceList, hasPriorPrices);

/** Groups of sizes with their values in the index. */
const sizesOf = (state: SearchState, { taxonomy, defaults }: ListingContext): FacetRequest["groups"] =>
  sizeGroupsIn(taxonomy)(state, defaults)?.map(({ name, labels }) => ({
    name,
    values: generalSizesIn(taxonomy)(labels, state, defaults),
  }));

/** The hits of a page. A fresh load of page n asks for pages 1 to n, or as many of the last ones as one search returns. */
export const hitWindow = (
  page: number,
  load: ListingContext["load"],
): { readonly offset: number; readonly limit: number } => {
  const first = load === "append" ? page : Math.max(1, page - MOST_PAGES + 1);
  return { offset: (first - 1) * PAGE_SIZE, limit: (page - first + 1) * PAGE_SIZE };
};

/** Pages that one search can return. */
const MOST_PAGES = Math.floor(LIMITS.hitsPerPage / PAGE_SIZE);
const DAY = 86_400_000;

/** Filters of the route. A choice that contradicts one of them, like another department, replaces it. */
const routeFilters = (
  state: SearchState,
  { taxonomy, defaults, viewer, newestPublishedAt }: ListingContext,
): readonly Filter[] => {
  const { department, category, productType, vendor, tags, rules = [], isSale, isNewArrivals } = defaults;
  return [
    ...(department && isWithin(taxonomy, state.menu.department, department)
      ? [is("department", ...taxonomy.wearerValues(department))]
      : []),
    ...(category && state.refinementList.tags.includes(category) ? [is("tags", category)] : []),
    ...(productType && state.menu.product_type === productType ? [is("product_type", productType)] : []),
    ...(vendor === undefined ? [] : [is("vendor", vendor)]),
    ...tags.map((tag) => is("tags", tag)),
    ...rules.map(ruleFilter),
    ...(isSale ? [reducedIn(viewer)] : []),
    ...(isNewArrivals ? [publishedSince(newestPublishedAt)] : []),
  ];
};

/** A rule was checked when it was saved; one that no longer reads matches nothing rather than everything. */
const ruleFilter = (rule: string): Filter => {
  const parsed = parseFilter(rule);
  return parsed.kind === "malformed" ? any() : parsed.filter;
};

/** Chosen options, a filter for each name. No refinement, whose counts would ignore the choices of all names. */
const optionFilters = ({ refinementList }: SearchState): readonly Filter[] =>
  [...Map.groupBy(refinementList.options, (value) => parseOption(value)?.name ?? value).values()].map((values) =>
    is(OPTIONS_ATTRIBUTE, ...values),
  );

/** The attribute of sizes: in stock, unless the shopper includes sold-out ones. */
export const sizeAttributeOf = ({ isSoldOutIncluded }: Pick<SearchState, "isSoldOutIncluded">): string =>
  isSoldOutIncluded ? SIZE_ATTRIBUTES.all : SIZE_ATTRIBUTES.inStock;

const attributeOf = (name: FacetName, state: SearchState): string =>
  facetOf(name).isSized ? sizeAttributeOf(state) : facetOf(name).attribute;

/** The shopper's choices beyond the route. The counts of a facet ignore its refinement. */
const facetRefinements = (state: SearchState, { taxonomy, defaults, viewer }: ListingContext): readonly Refinement[] =>
  FACET_NAMES.flatMap((name): readonly Refinement[] => {
    if (name === "options") return [];
    if (name === "price") {
      const price = state.range[currencyOfList(viewer.priceList)];
      return price ? [priceRefinement(price, viewer.priceList)] : [];
    }
    if (name === "discount") return discountRefinements(state, viewer);
    const { operator = "or", isSized } = facetOf(name);
    const chosen = chosenValues(name, state, defaults);
    const values = isSized
      ? generalSizesIn(taxonomy)(chosen, state, defaults)
      : name === "department"
        ? chosen.flatMap((id) => taxonomy.wearerValues(id))
        : chosen;
    return values.length === 0 ? [] : [{ attribute: attributeOf(name, state), operator, values }];
  });

const isWithin = (taxonomy: Taxonomy, chosen: string, page: string): boolean =>
  chosen === "" || chosen === page || taxonomy.wearersOf(page).includes(chosen);

/** The new arrivals of a catalogue whose newest product was published then. */
export const publishedSince = (newest: number | undefined): Filter =>
  newest === undefined ? any() : within("published_at", { atLeast: newest - NEW_FOR_DAYS * DAY });

const facetRequest = (
  name: FacetName,
  state: SearchState,
  { priceList: list, hasPriorPrices }: ListingViewer,
  sizes: FacetRequest["groups"],
): FacetRequest => {
  // Only the lowest and the highest price are of interest, not the counts of each.
  if (name === "price") return { attribute: priceAttribute(list).name, limit: 0 };
  if (name === "discount") return { attribute: discountField(list, hasPriorPrices), limit: FACET_LIMIT };
  const groups = facetOf(name).isSized ? sizes : companionGroups(name);
  return { attribute: attributeOf(name, state), limit: FACET_LIMIT, ...(groups && { groups }) };
};

/** Options that select several values. Their counts cannot be added, because a product may have several of them. */
const companionGroups = (name: FacetName): FacetRequest["groups"] => {
  const { options = [], companions } = facetOf(name);
  return (
    companions &&
    options
      .map(({ value }) => ({ name: value, values: companions.add([], value) }))
      .filter(({ values }) => values.length > 1)
  );
};

/** The smallest of several selected discounts includes the others. */
const discountRefinements = (
  { refinementList }: SearchState,
  { priceList, hasPriorPrices }: ListingViewer,
): readonly Refinement[] => {
  const chosen = refinementList.discount.flatMap((value) => readDiscount(value) ?? []);
  if (chosen.length === 0) return [];
  return [{ attribute: discountField(priceList, hasPriorPrices), range: { atLeast: Math.min(...chosen) } }];
};

/** A product is on sale where its reduction is shown. */
/** True of products whose price is reduced in the viewer's market. */
export const reducedIn = (viewer: Pick<ListingViewer, "priceList" | "hasPriorPrices">): Filter =>
  within(reductionAttribute(viewer), { above: 0 });

const reductionAttribute = ({
  priceList,
  hasPriorPrices,
}: Pick<ListingViewer, "priceList" | "hasPriorPrices">): string => {
  if (hasPriorPrices) return discountField(priceList, true);
  return priceList === "cn_cny" ? CHINA_COMPARE_AT_1K : compareAtField(priceList);
};

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
