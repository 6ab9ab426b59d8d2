// The filters of a listing with their options and counts.

import type { ShoeCountry, SizeChart, SizeValues } from "#catalogue";
import type { PlainListName } from "#search/state";
import type { GeneralNames } from "#search/state/size-filter";

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The options of the filters. Parts that the listing does not offer are empty. */
export interface ListingFacets {
  readonly departments: readonly DepartmentOption[];
  readonly category: CategoryFacet;
  readonly designers: DesignerFacet;
  /** Counts by value of the facets that are shown as plain lists. */
  readonly counts: Readonly<Partial<Record<PlainListName, Readonly<Record<string, number>>>>>;
  /** Colours that no product of the shop has, which are not offered. */
  readonly absentColours: readonly string[];
  readonly sizes?: SizeFacet;
  /** Options beyond size and colour that products of the listing have, the most frequent first. */
  readonly options: readonly OptionFacet[];
  /** Absent if nothing has a price. */
  readonly price?: PriceFacet;
}

export interface DepartmentOption extends FacetOption {
  /** Part of the selected department, shown under it, such as Girls under Kids. */
  readonly isUnder?: true;
}

export interface CategoryFacet {
  /** The page's fixed category. */
  readonly fixed?: string;
  readonly options: readonly FacetOption[];
  /** The category whose types are listed: the selected one, or that of the selected type. */
  readonly open?: string;
  /** Sorted by name. */
  readonly types: readonly FacetOption[];
}

export interface DesignerOption extends FacetOption {
  /** The handle of the designer's page, if it is not that of the name. */
  readonly handle?: string;
}

export interface DesignerFacet {
  /** Selected, pinned and most frequent designers, in this order. */
  readonly options: readonly DesignerOption[];
  readonly total: number;
  /** Available initials, including "#". */
  readonly letters: string;
}

export interface OptionFacet {
  /** As in the catalogue: "Width". */
  readonly name: string;
  readonly label: string;
  /** In their natural order. */
  readonly values: readonly FacetOption[];
}

export interface SizeFacet {
  readonly chart: SizeChart;
  /** Set for a designer's own chart. */
  readonly general?: GeneralNames;
  /** The rows of the chart; labels follow from the values of each system. */
  readonly rows: readonly { readonly name: string; readonly values: SizeValues; readonly count: number }[];
  /** For shoes only. */
  readonly countries?: readonly { readonly code: ShoeCountry; readonly name: string }[];
  readonly country?: ShoeCountry;
}

/** The lowest and the highest price, in whole units of the visitor's currency, regardless of the price chosen. */
export interface PriceFacet {
  readonly min: number;
  readonly max: number;
}

export const NO_FACETS: ListingFacets = {
  departments: [],
  category: { options: [], types: [] },
  designers: { options: [], total: 0, letters: "" },
  counts: {},
  absentColours: [],
  options: [],
};
