// The labels of filters in the visitor's language. Values stay English.

import { translateOption } from "../options.ts";
import type { Translate } from "../translate.ts";
import type { FacetOption, ListingFacets } from "./facet-data.ts";

type Labelled = Pick<ListingFacets, "departments" | "category" | "designers" | "options">;

export const translateFacets = <Facets extends Labelled>(facets: Facets, translate: Translate): Facets => ({
  ...facets,
  departments: facets.departments.map((option) => labelled(option, translate)),
  category: {
    ...facets.category,
    ...(facets.category.fixed !== undefined && { fixed: translate(facets.category.fixed) }),
    options: facets.category.options.map((option) => labelled(option, translate)),
    types: byLabel(facets.category.types.map((option) => labelled(option, translate))),
  },
  options: facets.options.map((facet) => ({
    ...facet,
    label: translate(facet.name),
    values: facet.values.map((one) => ({
      ...one,
      label: translateOption({ name: facet.name, value: one.label }, translate).value,
    })),
  })),
  designers: {
    ...facets.designers,
    options: facets.designers.options.map((one) => ({ ...one, label: translate.vendorInFull(one.label) })),
  },
});

const labelled = <Option extends FacetOption>(option: Option, translate: Translate): Option => ({
  ...option,
  label: translate.label(option.label),
});

const byLabel = (options: readonly FacetOption[]): readonly FacetOption[] =>
  options.toSorted((one, other) => one.label.localeCompare(other.label));
