// Builds the filters of a listing from the counts of its search.

import {
  type Category,
  COLOURS,
  type Department,
  discountField,
  DISCOUNTS,
  type LanguageCode,
  type PageKind,
  type PriceList,
  SHOE_COUNTRIES,
  stripsOn,
  type Taxonomy,
  toHandle,
  toSlug,
  withColour,
  writeDiscount,
  type SizeSystem,
} from "#catalogue";
import { HIERARCHY_SEPARATOR } from "#search/constants";
import { sizeAttributeOf } from "#search/listing-filter";
import { hierarchyItems } from "#search/client/menu-items";
import type { FacetCount, FacetResult, SearchResult } from "#search/query";
import {
  byName,
  designerLetter,
  FACET_NAMES,
  type FacetName,
  facetOf,
  listItems,
  OPTIONS_ATTRIBUTE,
  PLAIN_LISTS,
  type PlainListName,
  type RouteDefaults,
  type SearchState,
  withMissing,
} from "#search/state";
import { priceAttribute } from "#search/visibility";
import { departmentOf, generalNamesOf, shoeCountries, sizeChartOf, sizeOptions } from "#search/state/size-filter";
import type { DesignerHandle } from "../designers.ts";
import {
  type CategoryFacet,
  type DepartmentOption,
  type DesignerFacet,
  type FacetOption,
  type ListingFacets,
  NO_FACETS,
  type PriceFacet,
  type SizeFacet,
} from "./facet-data.ts";
import type { Goods } from "./goods.ts";
import type { MenuCounts } from "./menu-counts.ts";
import type { OptionCounts } from "./option-counts.ts";
import { optionFacets } from "./option-facets.ts";

export interface FacetContext {
  readonly taxonomy: Taxonomy;
  readonly kinds: readonly PageKind[];
  readonly state: SearchState;
  readonly defaults: RouteDefaults;
  readonly language: LanguageCode;
  readonly priceList: PriceList;
  /** Size systems of the market's own. */
  readonly ownSystems: readonly SizeSystem[];
  readonly hasPriorPrices?: boolean | undefined;
  /** Departments, categories and colours without products are not offered; those that filters exclude are, with a count of 0. */
  readonly goods: Goods;
  readonly designers: {
    /** The operator's designers for this page, which come first. */
    readonly pinned: readonly string[];
    readonly handleOf: DesignerHandle;
    /** Number of designers to return, besides the selected ones. */
    readonly limit: number;
  };
}

/** The facets that a listing requests from the index. */
export const facetsOf = ({
  taxonomy,
  kinds,
  state,
  defaults,
}: Pick<FacetContext, "taxonomy" | "kinds" | "state" | "defaults">): readonly FacetName[] => {
  const shown = stripsOn(kinds, true);
  const isHidden: Partial<Record<FacetName, boolean>> = {
    department: !shown.department,
    vendor: !shown.designer,
    Size: sizeChartOf(taxonomy, state, defaults) === undefined,
  };
  return FACET_NAMES.filter((name) => !isHidden[name]);
};

/** Counts of separate searches. */
export interface FurtherCounts {
  readonly menus: MenuCounts;
  readonly options: OptionCounts;
}

export const listingFacets = (
  result: SearchResult,
  context: FacetContext,
  { menus, options }: FurtherCounts,
): ListingFacets => {
  const facet = (wanted: string) => result.facets.find(({ attribute }) => attribute === wanted);
  const counts = (attribute: string): readonly FacetCount[] => facet(attribute)?.values ?? [];
  const sizes = sizeFacet(facet(sizeAttributeOf(context.state))?.groups ?? [], context);
  const price = priceFacet(facet(priceAttribute(context.priceList).name), context.priceList);
  const further = optionFacets(counts(OPTIONS_ATTRIBUTE), options, context.state);
  // An option of the same name already filters by it.
  const isOption = (name: PlainListName) => further.some((one) => one.name.toLowerCase() === facetOf(name).label);
  return {
    departments: departmentOptions(menus.department ?? counts("department"), context, menus.groups),
    category: categoryFacet(menus.tags ?? counts("tags"), menus.types ?? counts("product_type"), context),
    designers: designerFacet(counts("vendor"), context),
    counts: byName(PLAIN_LISTS, (name) => (isOption(name) ? {} : plainCounts(name, facet, context))),
    absentColours: COLOURS.map(({ value }) => value).filter((value) => !isSold(value, context.goods)),
    options: further,
    ...(sizes && { sizes }),
    ...(price && { price }),
  };
};

/** True if a product of the shop has the colour, or one that is selected with it. */
const isSold = (colour: string, { colours }: Goods): boolean =>
  withColour([], colour).some((value) => colours.has(value));

const departmentOptions = (
  counts: readonly FacetCount[],
  { taxonomy, kinds, state, defaults, goods }: FacetContext,
  groups: MenuCounts["groups"],
): readonly DepartmentOption[] => {
  if (!stripsOn(kinds, true).department) return [];
  const byValue = countsByValue(counts);
  const option = ({ id, value, name, parent }: Department): DepartmentOption => ({
    value: id,
    label: name,
    count: groups[id] ?? byValue.get(value) ?? 0,
    ...(parent !== defaults.department && { isUnder: true }),
  });
  // The page's own departments, and the parts of the selected one.
  const open = new Set([defaults.department, ...taxonomy.familyOf(state.menu.department)]);
  const isOffered = ({ id, parent }: Department): boolean =>
    open.has(parent) &&
    (id === state.menu.department || taxonomy.wearerValues(id).some((value) => goods.departments.has(value)));
  return taxonomy.departments.filter(isOffered).map(option);
};

const categoryFacet = (
  tags: readonly FacetCount[],
  types: readonly FacetCount[],
  context: FacetContext,
): CategoryFacet => {
  const { taxonomy, kinds, state, defaults } = context;
  const department = taxonomy.department(departmentOf(state, defaults))?.id;
  const open = openCategory(context);
  const isOffered = stripsOn(kinds, true);
  const byTag = countsByValue(tags);
  const fixed = (taxonomy.typeNamed(defaults.productType) ?? taxonomy.categoryTagged(defaults.category))?.name;
  return {
    ...(fixed !== undefined && { fixed }),
    options: isOffered.topCategory
      ? taxonomy
          .categoriesOf(department)
          .filter(({ value }) => context.goods.tags.has(value) || state.refinementList.tags.includes(value))
          .map(({ value, name }) => ({ value, label: name, count: byTag.get(value) ?? 0 }))
      : [],
    ...(open && { open: open.value }),
    types: isOffered.productType && open ? typeOptions(types, open.id, context) : [],
  };
};

/** The category whose types are listed: the selected one, or that of the selected type. */
export const openCategory = ({ taxonomy, state }: Pick<FacetContext, "taxonomy" | "state">): Category | undefined => {
  const [chosen] = state.refinementList.tags;
  if (chosen) return taxonomy.categoryTagged(chosen);
  const type = taxonomy.typeNamed(state.menu.product_type);
  return taxonomy.category(type && taxonomy.categoryOf(type, taxonomy.department(state.menu.department)?.id));
};

/** The types of a category as the second level of a hierarchical menu, including the selected one even without products. */
const typeOptions = (
  counts: readonly FacetCount[],
  category: string,
  { taxonomy, state: { menu } }: FacetContext,
): readonly FacetOption[] => {
  const department = taxonomy.department(menu.department)?.id;
  const chosen = menu.product_type;
  const isOfCategory = ({ value }: FacetCount): boolean => {
    const type = taxonomy.type(toSlug(value));
    return value === chosen || (type !== undefined && taxonomy.categoryOf(type, department) === category);
  };
  const types = withMissing(counts, chosen === "" ? [] : [chosen]).filter(isOfCategory);
  const tree = [
    { value: category, count: 0 },
    ...types.map(({ value, count }) => ({ value: category + HIERARCHY_SEPARATOR + value, count })),
  ];
  const [top] = hierarchyItems(tree, category, { limit: Infinity });
  return (top?.items ?? [])
    .map(({ label: value, count }) => ({ value, label: taxonomy.type(toSlug(value))?.name ?? value, count }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
};

const designerFacet = (counts: readonly FacetCount[], { kinds, state, designers }: FacetContext): DesignerFacet => {
  if (!stripsOn(kinds, true).designer) return NO_FACETS.designers;
  const chosen = state.refinementList.vendor;
  const first = [...chosen, ...designers.pinned];
  const items = listItems(counts, chosen).toSorted(
    (one, other) => rankIn(first, one.value) - rankIn(first, other.value),
  );
  return {
    options: items.slice(0, Math.max(designers.limit, chosen.length)).map((item) => {
      const handle = designers.handleOf(item.value);
      return { ...optionOf(item), ...(handle !== toHandle(item.value) && { handle }) };
    }),
    total: counts.length,
    letters: lettersOf(counts.map(({ value }) => value)),
  };
};

/** The position in a list of names; those that are not in it come last, in their own order. */
const rankIn = (names: readonly string[], name: string): number => {
  const at = names.indexOf(name);
  return at === -1 ? names.length : at;
};

const optionOf = ({ value, label, count }: FacetOption): FacetOption => ({ value, label, count });

/** The initials of names, each once, in order. */
export const lettersOf = (names: readonly string[]): string => {
  const present = new Set(names.map(letterOf));
  return [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ#"].filter((letter) => present.has(letter)).join("");
};

// Folding thousands of names would take longer than searching, so each is folded once. A Map: for 2,000 designers its lookups
// take 0.05 ms, those of an LRU cache 0.2 ms.
const LETTERS = new Map<string, string>();
const MOST_LETTERS = 20_000;

export const letterOf = (name: string): string => {
  const known = LETTERS.get(name);
  if (known !== undefined) return known;
  if (LETTERS.size >= MOST_LETTERS) LETTERS.clear();
  const letter = designerLetter(name);
  LETTERS.set(name, letter);
  return letter;
};

/** Values shown of a plain list without predefined options. */
const SHOWN_VALUES = 50;

type FindFacet = (attribute: string) => FacetResult | undefined;

/** Facts have counts only if the listing offers a choice between two values at least, or one is chosen. */
const plainCounts = (
  name: PlainListName,
  find: FindFacet,
  { priceList, hasPriorPrices, state }: FacetContext,
): Readonly<Record<string, number>> => {
  const counts =
    name === "discount"
      ? discountCounts(find(discountField(priceList, hasPriorPrices)))
      : listCounts(name, find(facetOf(name).attribute));
  const isOffered = !facetOf(name).isFact || Object.keys(counts).length > 1 || state.refinementList[name].length > 0;
  return isOffered ? counts : {};
};

/** A product has one discount, so those of a larger one can be added. */
const discountCounts = (facet: FacetResult | undefined): Readonly<Record<string, number>> => {
  const found = (facet?.values ?? []).map(({ value, count }) => ({ percent: Number(value), count }));
  const counted = DISCOUNTS.map((least) => {
    const count = found.reduce((sum, one) => (one.percent >= least ? sum + one.count : sum), 0);
    return [writeDiscount(least), count] as const;
  });
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
};

/** An option that selects several values, as White does Transparent, counts the products of all of them. */
const listCounts = (name: PlainListName, facet: FacetResult | undefined): Readonly<Record<string, number>> => {
  const { values = [], groups = [] } = facet ?? {};
  const { options = values.slice(0, SHOWN_VALUES) } = facetOf(name);
  const byValue = new Map([...countsByValue(values), ...groups.map((group) => [group.name, group.count] as const)]);
  return Object.fromEntries(
    options.map(({ value }) => [value, byValue.get(value) ?? 0] as const).filter(([, count]) => count > 0),
  );
};

/** Whole units of the currency, as the fields take them: rounded outwards, so that the range includes every product. */
const priceFacet = (facet: FacetResult | undefined, list: PriceList): PriceFacet | undefined => {
  const { unit } = priceAttribute(list);
  return facet?.stats && { min: Math.floor(facet.stats.min / unit), max: Math.ceil(facet.stats.max / unit) };
};

const sizeFacet = (
  groups: NonNullable<FacetResult["groups"]>,
  { taxonomy, state, defaults, language, ownSystems }: FacetContext,
): SizeFacet | undefined => {
  const chart = sizeChartOf(taxonomy, state, defaults);
  if (chart === undefined) return undefined;
  const countries = shoeCountries(chart, departmentOf(state, defaults), ownSystems);
  const general = generalNamesOf(taxonomy, state, defaults);
  return {
    chart,
    ...(general && { general }),
    rows: sizeOptions(chart, new Map(groups.map(({ name, count }) => [name, count])), state.refinementList.Size).map(
      ({ group, count }) => ({
        name: group.name,
        values: group.values,
        count,
      }),
    ),
    ...(countries && {
      countries: SHOE_COUNTRIES.filter(({ code }) => countries.countries.includes(code)).map((one) => ({
        ...one,
        name: shoeCountryName(one, language),
      })),
      country: countries.default,
    }),
  };
};

/** English as the charts have it, other languages by CLDR; Italy's sizes are the EU's. */
const shoeCountryName = ({ code, name }: (typeof SHOE_COUNTRIES)[number], language: LanguageCode): string => {
  if (language === "en") return name;
  const names = new Intl.DisplayNames(language, { type: "region", style: "short" });
  const country = names.of(code === "UK" ? "GB" : code) ?? name;
  return code === "IT" ? `${country} / ${names.of("EU") ?? "EU"}` : country;
};

const countsByValue = (counts: readonly FacetCount[]): ReadonlyMap<string, number> =>
  new Map(counts.map(({ value, count }) => [value, count]));
