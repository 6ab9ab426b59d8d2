// The rows of the refine panel: which of them a listing has, and what is chosen in each. Pure.

import { stripsOn } from "#catalogue";
import {
  type Chip,
  type FilterName,
  type RouteDefaults,
  removeChip,
  type SearchState,
  type SizesOf,
} from "#search/state";
import { formatCount } from "../counts.ts";
import type { ListingData } from "../listing-data.ts";

export interface Row {
  readonly field: FilterName;
  readonly title: string;
  /** What is chosen, or what there is to choose from. */
  readonly value: string;
  readonly isChosen: boolean;
  /** Nothing to choose from yet: `value` says why. */
  readonly isWaiting: boolean;
}

export const TITLES: Readonly<Record<FilterName, string>> = {
  department: "Department",
  tags: "Category",
  product_type: "Product type",
  vendor: "Designer",
  Size: "Size",
  Color: "Colour",
  price: "Price",
};

/** In the order of the specification; `chips` are those of the draft. */
export const rowsOf = (
  { kinds, facets }: Pick<ListingData, "kinds" | "facets">,
  chips: readonly Chip[],
): readonly Row[] => {
  const { departments, category, designers, sizes } = facets;
  const row = (field: FilterName, unchosen: string, isWaiting = false): Row => {
    const chosen = chips.filter(({ attribute }) => attribute === field).map(({ label }) => label);
    const isChosen = chosen.length > 0;
    return {
      field,
      title: TITLES[field],
      value: isChosen ? chosen.join(", ") : unchosen,
      isChosen,
      isWaiting: isWaiting && !isChosen,
    };
  };
  const hasTypes = category.types.length > 0;
  return [
    ...(departments.length > 0 ? [row("department", "All")] : []),
    ...(category.options.length > 0 || category.fixed !== undefined ? [row("tags", category.fixed ?? "All")] : []),
    ...(stripsOn(kinds, true).productType
      ? [row("product_type", hasTypes ? "All" : "Choose a category first", !hasTypes)]
      : []),
    ...(designers.total > 0 ? [row("vendor", `All ${formatCount(designers.total)}`)] : []),
    ...(sizes ? [row("Size", "All")] : []),
    row("Color", "All"),
    row("price", "Any"),
  ];
};

/** Takes back everything that is chosen in one row. */
export const clearField = (
  state: SearchState,
  field: FilterName,
  {
    chips,
    defaults,
    sizesOf,
  }: { readonly chips: readonly Chip[]; readonly defaults: RouteDefaults; readonly sizesOf: SizesOf },
): SearchState =>
  chips
    .filter(({ attribute }) => attribute === field)
    .reduce((left, chip) => removeChip(left, defaults, chip, sizesOf), state);
