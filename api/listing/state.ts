// The state of a listing from the arguments of a query: the same choices as on a page, with an error for impossible ones.

import { type AskedListing, type Browsing, textSortIn } from "#browsing";
import {
  chooseDepartment,
  chooseProductType,
  chooseSort,
  chooseTopCategory,
  defaultState,
  FACET_NAMES,
  facetOf,
  type FacetName,
  type ListName,
  type SearchState,
  setQuery,
  sizeGroupsIn,
  type SortBy,
  STATE_LIMITS,
  toggleSize,
  toggleValue,
} from "#search/state";
import { apiError } from "../errors.ts";
import { atMost } from "../input.ts";
import { filterName, type ProductFilters } from "./filters.ts";

export interface ListingArgs {
  readonly query?: string | null | undefined;
  readonly filters?: ProductFilters | null | undefined;
  readonly sort?: SortBy | null | undefined;
}

type Listing = Pick<AskedListing, "defaults">;

/** Throws for choices that the listing does not have. */
export function stateOf({ query, filters, sort }: ListingArgs, listing: Listing, browsing: Browsing): SearchState {
  const { market } = browsing.visitor;
  if ((query ?? "").length > STATE_LIMITS.query) {
    throw apiError("BAD_USER_INPUT", `query can have at most ${STATE_LIMITS.query} characters.`);
  }
  const searched = setQuery(defaultState(listing.defaults), query ?? "");
  const chosen = FACET_NAMES.reduce(
    (state, name) => choose(state, name, valuesOf(filters, name), listing, browsing),
    searched,
  );
  const priced = {
    ...withPrice(chosen, filters, market.currency),
    isSoldOutIncluded: filters?.includeSoldOut === true,
  };
  return sort ? chooseSort(priced, sort, textSortIn(browsing)) : priced;
}

function valuesOf(filters: ProductFilters | null | undefined, name: FacetName): readonly string[] {
  const given = name === "price" ? undefined : filters?.[filterName(name)];
  const values = typeof given === "string" ? [given] : Array.isArray(given) ? (given as readonly string[]) : [];
  atMost(`filters.${filterName(name)}`, values, STATE_LIMITS.values);
  if (values.some((value) => value.length > STATE_LIMITS.valueLength)) {
    throw apiError("BAD_USER_INPUT", `A value of filters.${filterName(name)} is too long.`);
  }
  return values;
}

function choose(
  state: SearchState,
  name: FacetName,
  values: readonly string[],
  { defaults }: Listing,
  { shop: { taxonomy } }: Browsing,
): SearchState {
  const [first] = values;
  if (first === undefined) return state;
  const sizesOf = sizeGroupsIn(taxonomy);
  if (name === "department") {
    const found = taxonomy.departments.find(({ id, handle }) => id === first || handle === first);
    if (!found)
      throw unknown(
        name,
        first,
        taxonomy.departments.map(({ id }) => id),
      );
    return chooseDepartment(state, defaults, found.id);
  }
  if (name === "product_type") {
    return chooseProductType(state, defaults, taxonomy.typeNamed(first)?.value ?? first, sizesOf);
  }
  if (name === "Size") {
    const groups = sizesOf(state, defaults);
    return values.reduce((sized, value) => {
      // Without a chart, sizes are compared as they are written.
      const group = groups
        ? groups.find((one) => one.name === value)
        : { name: value, labels: [value], children: value, values: {} };
      if (!group) throw unknown(name, value, groups?.map((one) => one.name) ?? []);
      return sized.refinementList.Size.includes(group.labels[0] ?? "") ? sized : toggleSize(sized, group);
    }, state);
  }
  if (name === "tags") {
    const tags = values.map((value) => taxonomy.categories.find(({ handle }) => handle === value)?.value ?? value);
    return addAll(chooseTopCategory(state, defaults, tags[0] ?? ""), name, tags.slice(1), defaults);
  }
  return addAll(state, name as ListName, values, defaults);
}

const addAll = (
  state: SearchState,
  name: ListName,
  values: readonly string[],
  defaults: Listing["defaults"],
): SearchState =>
  values.reduce(
    (next, value) => (next.refinementList[name].includes(value) ? next : toggleValue(next, defaults, name, value)),
    state,
  );

function withPrice(state: SearchState, filters: ProductFilters | null | undefined, currency: string): SearchState {
  const { min, max } = filters?.price ?? {};
  if (min == null && max == null) return state;
  if (min != null && max != null && max < min) {
    throw apiError("BAD_USER_INPUT", "filters.price.max must not be below filters.price.min.");
  }
  const range = { ...(min != null && { min: min / 1_000 }), ...(max != null && { max: max / 1_000 }) };
  return { ...state, range: { ...state.range, [currency]: range } };
}

const unknown = (name: FacetName, value: string, known: readonly string[]) =>
  apiError(
    "BAD_USER_INPUT",
    `filters.${facetOf(name).label} has no value ${JSON.stringify(value)}. Known values: ${known.slice(0, 50).join(", ") || "none here"}.`,
  );
