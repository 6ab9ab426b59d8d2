// The filters and orders of a list of products, from the same tables as the pages' filters.

import { FACET_NAMES, facetOf, type FacetName, SORT_BY, SORT_OPTIONS, type SortBy } from "#search/state";
import { builder } from "../builder.ts";

/** Names in the API follow the labels: newIn is NEW_IN. */
const upper = (label: string): string => label.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

export const ProductSortType = builder.enumType("ProductSort", {
  description:
    "The order of a list of products. Without one it is the pages' default: the newest first, and by relevance with a query.",
  values: Object.fromEntries(
    SORT_BY.map((sortBy) => [
      upper(SORT_OPTIONS[sortBy]),
      {
        value: sortBy,
        description: `Sorts by ${sortBy.replace("-desc", ", descending").replace("-asc", ", ascending")}.`,
      },
    ]),
  ) as Record<string, { value: SortBy; description: string }>,
});

const PriceRangeInput = builder.inputType("PriceRangeInput", {
  description: "A range of prices in units of the market's currency.",
  fields: (t) => ({
    min: t.field({ type: "Decimal", description: "Lowest price." }),
    max: t.field({ type: "Decimal", description: "Highest price." }),
  }),
});

/** The name of a facet in the API: "designer", "productType". */
export const filterName = (name: FacetName): string => facetOf(name).label;

const NAMES = FACET_NAMES.filter((name) => facetOf(name).kind !== "range");

export interface ProductFilters {
  readonly price?:
    | { readonly min?: number | null | undefined; readonly max?: number | null | undefined }
    | null
    | undefined;
  readonly includeSoldOut?: boolean | null | undefined;
  /** Keyed by name in the API. */
  readonly [name: string]: unknown;
}

export const ProductFiltersInput = builder.inputRef<ProductFilters>("ProductFilters").implement({
  description:
    "Choices in the filters of a list. Values are those of `facets`. A product must match one value of each filter, and one of its sizes all of them together. A size must be in stock.",
  fields: (t) => ({
    ...Object.fromEntries(
      NAMES.map((name) => [
        filterName(name),
        facetOf(name).kind === "menu"
          ? t.string({ description: `A value of the facet ${filterName(name)}.` })
          : t.stringList({ description: `Values of the facet ${filterName(name)}.` }),
      ]),
    ),
    price: t.field({ type: PriceRangeInput, description: "A range of prices." }),
    includeSoldOut: t.boolean({ description: "True to find a size even where it is sold out." }),
  }),
});
