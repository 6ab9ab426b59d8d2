// The size filter of a listing: its chart, its options and its dropdown of shoe countries. Loads all size charts.

import {
  chartFor,
  defaultShoeCountry,
  hasSizeFilter,
  isGroupChosen,
  type ShoeCountry,
  shoeCountriesOf,
  type SizeChart,
  type Sized,
  type SizeGroup,
  type Taxonomy,
} from "#catalogue";
import { type FacetItem, isDisabled } from "./facet-items.ts";
import type { RouteDefaults } from "./defaults.ts";
import type { SearchState } from "./model.ts";
import type { SizesOf } from "./sizes.ts";

export interface SizeOption extends FacetItem {
  readonly group: SizeGroup;
  readonly isDisabled: boolean;
}

/** Selects the chart: the chosen department, product type and category, or those of the route. */
const sizedBy = (taxonomy: Taxonomy, { menu, refinementList }: SearchState, defaults: RouteDefaults): Sized => {
  const { tags } = refinementList;
  const category = tags.length === 1 ? taxonomy.categoryTagged(tags[0])?.id : undefined;
  return {
    department: menu.department || defaults.department,
    productType: menu.product_type || defaults.productType,
    category,
  };
};

/** The size chart of a state; undefined if there is no size filter. */
export const sizeChartOf = (taxonomy: Taxonomy, state: SearchState, defaults: RouteDefaults): SizeChart | undefined => {
  const sized = sizedBy(taxonomy, state, defaults);
  return hasSizeFilter(taxonomy, sized) ? chartFor(taxonomy, sized) : undefined;
};

/** The size groups of a state, for query strings, chips and choices. */
export const sizeGroupsIn =
  (taxonomy: Taxonomy): SizesOf =>
  (state, defaults) =>
    sizeChartOf(taxonomy, state, defaults)?.groups;

/** The countries of a shoe chart and the default one; undefined for other charts. */
export const shoeCountries = (
  chart: SizeChart,
  department: string,
): { readonly countries: readonly ShoeCountry[]; readonly default: ShoeCountry } | undefined => {
  if (!chart.id.endsWith("shoes")) return undefined;
  const countries = shoeCountriesOf(chart);
  const usual = defaultShoeCountry(department);
  return { countries, default: countries.includes(usual) ? usual : "IT" };
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
