// The current filters: what a shopper has chosen beyond the page, as removable chips and as counts.

import {
  colourOf,
  departmentBySlug,
  formatPrice,
  moneyOf,
  type SizeGroup,
  visibleColours,
  withoutColour,
} from "#catalogue";
import { setList, setMenu } from "./choices.ts";
import type { RouteDefaults } from "./defaults.ts";
import { defaultState, type PriceRange, type SearchState } from "./model.ts";
import { clearPrice, priceCount } from "./price.ts";
import { chosenGroups, type SizesOf } from "./sizes.ts";

export type FilterName = "department" | "product_type" | "tags" | "vendor" | "Size" | "Color" | "price";

export interface Chip {
  readonly attribute: FilterName;
  readonly label: string;
  /** What the chip takes out: one value, or every label of a size. Absent for a price. */
  readonly values?: readonly string[];
  /** Of a price. */
  readonly currentRefinement?: PriceRange;
  /** Of a price, ISO 4217. */
  readonly currency?: string;
}

export interface Shown {
  /** The visitor's; ranges in other moneys do not count for them. */
  readonly currency: string;
  readonly sizesOf?: SizesOf;
  /** How a size is called, as in the shoe country chosen. */
  readonly sizeName?: (group: SizeGroup) => string;
  /** Names in the visitor's language; the English ones unless told. */
  readonly labelOf?: (attribute: FilterName, value: string) => string | undefined;
  /** A price range with one end, in the visitor's language. */
  readonly priceName?: (end: "from" | "upTo", price: string) => string;
}

/** In the order of the panels; nothing that the page itself fixes. */
export const chipsOf = (state: SearchState, defaults: RouteDefaults, shown: Shown): readonly Chip[] => {
  const chip = (attribute: FilterName, value: string): Chip => ({
    attribute,
    label: shown.labelOf?.(attribute, value) ?? englishLabel(attribute, value),
    values: [value],
  });
  const { department, product_type, tags, vendor, Color } = chosenBeyond(state, defaults);
  return [
    ...department.map((value) => chip("department", value)),
    ...tags.map((value) => chip("tags", value)),
    ...product_type.map((value) => chip("product_type", value)),
    ...vendor.map((value) => chip("vendor", value)),
    ...sizeChips(state, defaults, shown),
    ...Color.map((value) => chip("Color", value)),
    ...priceChips(state, shown),
  ];
};

/** Resets the chip's attribute, or just its value where there are several. */
export const removeChip = (state: SearchState, defaults: RouteDefaults, chip: Chip, sizesOf?: SizesOf): SearchState => {
  const { attribute, values = [], currency = "" } = chip;
  const list = (name: "tags" | "vendor" | "Size") => state.refinementList[name].filter((one) => !values.includes(one));
  switch (attribute) {
    case "price":
      return clearPrice(state, currency);
    case "Color":
      return setList(state, "Color", withoutColour(state.refinementList.Color, values[0] ?? ""));
    case "Size":
      return setList(state, "Size", list("Size"));
    case "tags":
    case "vendor": {
      const left = list(attribute);
      return setList(state, attribute, left.length > 0 ? left : defaultState(defaults).refinementList[attribute]);
    }
    default:
      return setMenu(state, defaults, { [attribute]: defaultState(defaults).menu[attribute] }, sizesOf);
  }
};

/** How many options of each filter show as selected: for the titles of panels and the Apply buttons. */
export const selectedCounts = (
  state: SearchState,
  defaults: RouteDefaults,
  shown: Shown,
): Readonly<Record<FilterName, number>> => {
  const { department, product_type, tags, vendor, Color } = chosenBeyond(state, defaults);
  return {
    department: department.length,
    product_type: product_type.length,
    tags: tags.length,
    vendor: vendor.length,
    Size: sizeChips(state, defaults, shown).length,
    Color: Color.length,
    price: priceCount(state, shown.currency),
  };
};

/** "(2)" after a title; nothing for none. */
export const countLabel = (count: number): string => (count === 0 ? "" : `(${count})`);

const chosenBeyond = (state: SearchState, defaults: RouteDefaults) => {
  const { menu, refinementList } = defaultState(defaults);
  const beyond = (chosen: readonly string[], fixed: readonly string[]) =>
    chosen.filter((value) => value !== "" && !fixed.includes(value));
  return {
    department: beyond([state.menu.department], [menu.department]),
    product_type: beyond([state.menu.product_type], [menu.product_type]),
    tags: beyond(state.refinementList.tags, refinementList.tags),
    vendor: beyond(state.refinementList.vendor, refinementList.vendor),
    Color: visibleColours(state.refinementList.Color),
  };
};

const sizeChips = (state: SearchState, defaults: RouteDefaults, { sizesOf, sizeName }: Shown): readonly Chip[] => {
  const labels = state.refinementList.Size;
  const groups = sizesOf?.(state, defaults);
  if (groups === undefined) return labels.map((label) => ({ attribute: "Size", label, values: [label] }));
  return chosenGroups(labels, groups).map((group) => ({
    attribute: "Size",
    label: sizeName?.(group) ?? group.name,
    values: group.labels,
  }));
};

const priceChips = ({ range }: SearchState, { currency, priceName = englishPrice }: Shown): readonly Chip[] => {
  const currentRefinement = range[currency];
  if (currentRefinement === undefined) return [];
  const label = priceLabel(currentRefinement, currency, priceName);
  return [{ attribute: "price", label, currentRefinement, currency }];
};

const priceLabel = ({ min, max }: PriceRange, currency: string, priceName: NonNullable<Shown["priceName"]>): string => {
  const written = (amount: number) => formatPrice(moneyOf(amount, currency));
  if (min !== undefined && max !== undefined) return `${written(min)} – ${written(max)}`;
  return min === undefined ? priceName("upTo", written(max ?? 0)) : priceName("from", written(min));
};

const englishPrice = (end: "from" | "upTo", price: string): string => `${end === "from" ? "From" : "Up to"} ${price}`;

const englishLabel = (attribute: FilterName, value: string): string => {
  if (attribute === "department") return departmentBySlug(value)?.name ?? value;
  return attribute === "Color" ? (colourOf(value)?.name ?? value) : value;
};
