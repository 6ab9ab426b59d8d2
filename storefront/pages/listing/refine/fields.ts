// The rows of the refine panel: which of them a listing has, and what is chosen in each. Pure.

import { type Say, stripsOn } from "#catalogue";
import {
  type Chip,
  type FilterName,
  type RouteDefaults,
  removeChip,
  type SearchState,
  type SizesOf,
} from "#search/state";
import type { ListingData } from "../listing-data.ts";
import type { SayFilters } from "../chip-name.ts";
import type { refine } from "./words/index.ts";

export interface Row {
  readonly field: FilterName;
  readonly title: string;
  /** What is chosen, or what there is to choose from. */
  readonly value: string;
  readonly isChosen: boolean;
  /** Nothing to choose from yet: `value` says why. */
  readonly isWaiting: boolean;
}

/** What each is called: its message. */
export const TITLES = {
  department: "department",
  tags: "category",
  product_type: "productType",
  vendor: "designer",
  Size: "size",
  Color: "colour",
  price: "price",
} as const satisfies Record<FilterName, string>;

interface Saying {
  readonly say: Say<typeof refine.en>;
  readonly sayFilters: SayFilters;
}

/** In the order of the specification; `chips` are those of the draft. */
export const rowsOf = (
  { kinds, facets }: Pick<ListingData, "kinds" | "facets">,
  chips: readonly Chip[],
  { say, sayFilters }: Saying,
): readonly Row[] => {
  const { departments, category, designers, sizes } = facets;
  const row = (field: FilterName, unchosen: string, isWaiting = false): Row => {
    const chosen = chips.filter(({ attribute }) => attribute === field).map(({ label }) => label);
    const isChosen = chosen.length > 0;
    return {
      field,
      title: sayFilters(TITLES[field]),
      value: isChosen ? chosen.join(", ") : unchosen,
      isChosen,
      isWaiting: isWaiting && !isChosen,
    };
  };
  const hasTypes = category.types.length > 0;
  return [
    ...(departments.length > 0 ? [row("department", say("all"))] : []),
    ...(category.options.length > 0 || category.fixed !== undefined ? [row("tags", category.fixed ?? say("all"))] : []),
    ...(stripsOn(kinds, true).productType
      ? [row("product_type", say(hasTypes ? "all" : "categoryFirst"), !hasTypes)]
      : []),
    ...(designers.total > 0 ? [row("vendor", say("allNumber", { number: designers.total }))] : []),
    ...(sizes ? [row("Size", say("all"))] : []),
    row("Color", say("all")),
    row("price", say("any")),
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
