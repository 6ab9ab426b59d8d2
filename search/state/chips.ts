// The current filters of a listing: the shopper's choices beyond the route, as removable chips and as counts.

import { formatMoney, moneyOf, type SizeGroup } from "#catalogue";
import { setList, setMenu, withoutValue } from "./choices.ts";
import type { RouteDefaults } from "./defaults.ts";
import { byName, FACET_NAMES, type FacetName, facetOf, isMenu, type ListName, type MenuName } from "./facets.ts";
import { chosenValues, defaultState, type PriceRange, type SearchState } from "./model.ts";
import { clearPrice, priceCount } from "./price.ts";
import { chosenGroups, type SizesOf } from "./sizes.ts";

export interface Chip {
  readonly attribute: FacetName;
  readonly label: string;
  /** Values that the chip removes: one value, or every label of a size. Absent for a price. */
  readonly values?: readonly string[];
  /** Only for a price. */
  readonly currentRefinement?: PriceRange;
  /** Only for a price; ISO 4217. */
  readonly currency?: string;
}

export interface ChipOptions {
  /** The visitor's currency. Price ranges in other currencies are ignored. */
  readonly currency: string;
  readonly sizesOf?: SizesOf;
  /** Label of a size, for example in the selected shoe country. */
  readonly sizeName?: (group: SizeGroup) => string;
  /** Label of a value in the visitor's language; English by default. */
  readonly labelOf?: (attribute: FacetName, value: string) => string | undefined;
  /** Label of a price range with one bound in the visitor's language; English by default. */
  readonly priceName?: (end: "from" | "upTo", price: string) => string;
}

/** In the order of the panels, without the values that the route selects. */
export const chipsOf = (state: SearchState, defaults: RouteDefaults, options: ChipOptions): readonly Chip[] =>
  FACET_NAMES.flatMap((name): readonly Chip[] => {
    if (name === "price") return priceChips(state, options);
    if (facetOf(name).isSized) return sizeChips(state, defaults, options);
    return visibleValues(name, state, defaults).map((value) => ({
      attribute: name,
      label: options.labelOf?.(name, value) ?? facetOf(name).nameOf?.(value) ?? value,
      values: [value],
    }));
  });

/** Resets the facet of the chip, or removes only its value if there are several. */
export const removeChip = (state: SearchState, defaults: RouteDefaults, chip: Chip, sizesOf?: SizesOf): SearchState => {
  const { attribute: name, values = [], currency = "" } = chip;
  const fresh = defaultState(defaults);
  if (name === "price") return clearPrice(state, currency);
  if (isMenu(name)) return setMenu(state, defaults, { [name]: fresh.menu[name] }, sizesOf);
  const left = values.reduce((list, value) => withoutValue(name, list, value), state.refinementList[name]);
  return setList(state, name, left.length > 0 ? left : fresh.refinementList[name]);
};

/** Number of selected options of each facet, for the titles of panels and the Apply buttons. */
export const selectedCounts = (
  state: SearchState,
  defaults: RouteDefaults,
  options: ChipOptions,
): Readonly<Record<FacetName, number>> =>
  byName(FACET_NAMES, (name) => {
    if (name === "price") return priceCount(state, options.currency);
    if (facetOf(name).isSized) return sizeChips(state, defaults, options).length;
    return visibleValues(name, state, defaults).length;
  });

/** "(2)" after a title; empty for 0. */
export const countLabel = (count: number): string => (count === 0 ? "" : `(${count})`);

const visibleValues = (name: MenuName | ListName, state: SearchState, defaults: RouteDefaults): readonly string[] => {
  const values = chosenValues(name, state, defaults);
  return facetOf(name).companions?.visible(values) ?? values;
};

const sizeChips = (
  state: SearchState,
  defaults: RouteDefaults,
  { sizesOf, sizeName }: ChipOptions,
): readonly Chip[] => {
  const labels = state.refinementList.Size;
  const groups = sizesOf?.(state, defaults);
  if (groups === undefined) return labels.map((label) => ({ attribute: "Size", label, values: [label] }));
  return chosenGroups(labels, groups).map((group) => ({
    attribute: "Size",
    label: sizeName?.(group) ?? group.name,
    values: group.labels,
  }));
};

const priceChips = ({ range }: SearchState, { currency, priceName = englishPrice }: ChipOptions): readonly Chip[] => {
  const currentRefinement = range[currency];
  if (currentRefinement === undefined) return [];
  const label = priceLabel(currentRefinement, currency, priceName);
  return [{ attribute: "price", label, currentRefinement, currency }];
};

const priceLabel = (
  { min, max }: PriceRange,
  currency: string,
  priceName: NonNullable<ChipOptions["priceName"]>,
): string => {
  const formatted = (amount: number) => formatMoney(moneyOf(amount, currency));
  if (min !== undefined && max !== undefined) return `${formatted(min)} – ${formatted(max)}`;
  return min === undefined ? priceName("upTo", formatted(max ?? 0)) : priceName("from", formatted(min));
};

const englishPrice = (end: "from" | "upTo", price: string): string => `${end === "from" ? "From" : "Up to"} ${price}`;
