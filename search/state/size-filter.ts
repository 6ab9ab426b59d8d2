// The size filter of a listing: its chart, its options and its dropdown of shoe countries. Loads all size charts.

import {
  chartFor,
  chartsFor,
  defaultShoeCountry,
  generalSizesOf,
  hasSizeFilter,
  isGroupChosen,
  ONE_SIZE,
  type ShoeCountry,
  shoeCountriesOf,
  type SizeChart,
  type Sized,
  type SizeGroup,
  type SizeSystem,
  type Taxonomy,
} from "#catalogue";
import { type FacetItem, isDisabled } from "./facet-items.ts";
import type { RouteDefaults } from "./defaults.ts";
import type { SearchState } from "./model.ts";
import { chosenGroups, type SizesOf } from "./sizes.ts";

export interface SizeOption extends FacetItem {
  readonly group: SizeGroup;
  readonly isDisabled: boolean;
}

/**
 * Selects the chart: the chosen department, product type, category and designer, those of the route, or those that its path names.
 */
const sizedBy = (taxonomy: Taxonomy, state: SearchState, defaults: RouteDefaults): Sized => {
  const { tags, vendor } = state.refinementList;
  const category = tags.length === 1 ? taxonomy.categoryTagged(tags[0])?.id : undefined;
  const { named } = defaults;
  return {
    department: departmentOf(state, defaults),
    productType: state.menu.product_type || defaults.productType || (category ? undefined : named?.productType),
    category: category ?? named?.category,
    designer: defaults.vendor ?? (vendor.length === 1 ? vendor[0] : undefined),
  };
};

/** Id of the chosen department, that of the route, or the one that its path names; empty for all. */
export const departmentOf = ({ menu }: Pick<SearchState, "menu">, { department, named }: RouteDefaults): string =>
  menu.department || (department ?? named?.department ?? "");

/** The size chart of a state; undefined if there is no size filter. */
export const sizeChartOf = (taxonomy: Taxonomy, state: SearchState, defaults: RouteDefaults): SizeChart | undefined => {
  const sized = sizedBy(taxonomy, state, defaults);
  return hasSizeFilter(taxonomy, sized) ? chartFor(taxonomy, sized) : undefined;
};

/** The sizes of a designer's own chart in listings of several designers. */
export interface GeneralNames {
  /** Id of the chart of those listings. */
  readonly chart: string;
  /** Names in that chart, keyed by the designer's names. */
  readonly names: Readonly<Record<string, string>>;
}

/** Undefined unless the listing is of one designer who has a size chart. */
export function generalNamesOf(
  taxonomy: Taxonomy,
  state: SearchState,
  defaults: RouteDefaults,
): GeneralNames | undefined {
  const sized = sizedBy(taxonomy, state, defaults);
  const charts = chartsFor(taxonomy, sized);
  const wider = chartsFor(taxonomy, { ...sized, designer: undefined });
  const [chart] = charts;
  const [general] = wider;
  if (!chart || !general || chart === general) return undefined;
  const names = chart.groups.flatMap((group) => {
    const sizes = generalSizesOf(charts, group);
    const same = general.groups.find((other) => generalSizesOf(wider, other).some((size) => sizes.includes(size)));
    return same ? [[group.name, same.name] as const] : [];
  });
  return { chart: general.id, names: Object.fromEntries(names) };
}

/**
 * The size groups of a state, for query strings, chips and choices. None for goods of one size, so that sizes chosen for others
 * do not stay.
 */
export const sizeGroupsIn =
  (taxonomy: Taxonomy): SizesOf =>
  (state, defaults) => {
    const chart = chartFor(taxonomy, sizedBy(taxonomy, state, defaults));
    return chart === ONE_SIZE ? NO_GROUPS : sizeChartOf(taxonomy, state, defaults)?.groups;
  };

const NO_GROUPS: readonly SizeGroup[] = [];

/** The values of size attributes that selected labels find. */
export const generalSizesIn =
  (taxonomy: Taxonomy) =>
  (labels: readonly string[], state: SearchState, defaults: RouteDefaults): readonly string[] => {
    const groups = sizeGroupsIn(taxonomy)(state, defaults) ?? NO_GROUPS;
    const charts = chartsFor(taxonomy, sizedBy(taxonomy, state, defaults));
    const known = chosenGroups(labels, groups);
    const others = labels.filter((label) => !known.some((group) => group.labels.includes(label)));
    return [...new Set([...known.flatMap((group) => generalSizesOf(charts, group)), ...others])];
  };

/** The countries of a shoe chart and the default one; undefined for other charts, which show sizes by their names. */
export const shoeCountries = (
  chart: SizeChart,
  department: string,
  own: readonly SizeSystem[] = [],
): { readonly countries: readonly ShoeCountry[]; readonly default: ShoeCountry } | undefined => {
  if (chart.kind !== "shoes") return undefined;
  const countries = shoeCountriesOf(chart, own);
  const likely = defaultShoeCountry(countries, department, own);
  return likely && { countries, default: likely };
};

/** The options of a chart; `counts` are by name of the group. */
export const sizeOptions = (
  chart: SizeChart,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): readonly SizeOption[] =>
  chart.groups.map((group) => {
    const count = counts.get(group.name) ?? 0;
    const isRefined = isGroupChosen(chosen, group);
    return {
      group,
      value: group.name,
      label: group.name,
      count,
      isRefined,
      isDisabled: isDisabled({ count, isRefined }),
    };
  });
