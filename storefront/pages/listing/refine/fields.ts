// The rows of the refine panel with their selected values.

import { type Say, stripsOn } from "#catalogue";
import {
  type Chip,
  FACET_NAMES,
  FACETS,
  type FacetName,
  type RouteDefaults,
  removeChip,
  type SearchState,
  type SizesOf,
} from "#search/state";
import type { listingSheets } from "#locales/listing-sheets";
import type { ListingData } from "../listing-data.ts";
import { hasOptions } from "../filters/list-options.ts";
import type { SayFilters } from "../chip-name.ts";

export interface Row {
  readonly field: FacetName;
  readonly title: string;
  /** Selected options, or a summary of the available ones. */
  readonly value: string;
  readonly isChosen: boolean;
  /** No options yet; `value` says why. */
  readonly isWaiting: boolean;
}

interface Saying {
  readonly say: Say<typeof listingSheets>;
  readonly sayFilters: SayFilters;
  readonly listed: (parts: readonly string[]) => string;
}

/** In the order of the specification; `chips` are those of the draft. */
export const rowsOf = (
  { kinds, facets }: Pick<ListingData, "kinds" | "facets">,
  chips: readonly Chip[],
  { say, sayFilters, listed }: Saying,
): readonly Row[] => {
  const { departments, category, designers, sizes } = facets;
  const row = (field: FacetName, unchosen: string, isWaiting = false): Row => {
    const chosen = chips.filter(({ attribute }) => attribute === field).map(({ label }) => label);
    const isChosen = chosen.length > 0;
    return {
      field,
      title: sayFilters(FACETS[field].label),
      value: isChosen ? listed(chosen) : unchosen,
      isChosen,
      isWaiting: isWaiting && !isChosen,
    };
  };
  const rowFor = (name: FacetName): Row | undefined => {
    switch (name) {
      case "department":
        return departments.length > 0 ? row(name, say("all")) : undefined;
      case "tags":
        return category.options.length > 0 || category.fixed !== undefined
          ? row(name, category.fixed ?? say("all"))
          : undefined;
      case "product_type": {
        const hasTypes = category.types.length > 0;
        return stripsOn(kinds, true).productType
          ? row(name, say(hasTypes ? "all" : "categoryFirst"), !hasTypes)
          : undefined;
      }
      case "vendor":
        return designers.total + chips.filter(({ attribute }) => attribute === name).length > 1
          ? row(name, say("allNumber", { number: designers.total }))
          : undefined;
      case "Size":
        return sizes ? row(name, say("all")) : undefined;
      case "options":
        return facets.options.length > 0 ? row(name, say("all")) : undefined;
      case "price":
        return row(name, say("any"));
      default:
        return hasOptions(name, facets) ? row(name, say("all")) : undefined;
    }
  };
  return FACET_NAMES.flatMap((name) => rowFor(name) ?? []);
};

/** Clears one row. */
export const clearField = (
  state: SearchState,
  field: FacetName,
  {
    chips,
    defaults,
    sizesOf,
  }: { readonly chips: readonly Chip[]; readonly defaults: RouteDefaults; readonly sizesOf: SizesOf },
): SearchState =>
  chips
    .filter(({ attribute }) => attribute === field)
    .reduce((left, chip) => removeChip(left, defaults, chip, sizesOf), state);
