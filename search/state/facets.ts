// The facets of a listing, one row each. State keys, URL parameters, chips, filters and facet requests all follow from this table.

import {
  colourOf,
  COLOURS,
  DISCOUNTS,
  HEELS,
  LENGTHS,
  visibleColours,
  withColour,
  withoutColour,
  writeDiscount,
} from "#catalogue";

interface Facet {
  /**
   * Attribute of the index; "price" and "discount" mean those of the viewer's price list, and sizes in stock include sold-out ones if
   * the shopper does.
   */
  readonly attribute: string;
  /** A menu holds one value, a list several, a range two bounds. */
  readonly kind: "menu" | "list" | "range";
  /** Message key of its title. */
  readonly label: string;
  /** "list" for a plain list of options; other facets have special components. */
  readonly component?: "list";
  /** "and" if a product must have all of the values; "or" by default. */
  readonly operator?: "and" | "or";
  /** Route default that selects its first value. */
  readonly route?: "department" | "category" | "productType" | "vendor";
  /** True if a value selected by the route cannot be changed. */
  readonly isFixedByRoute?: true;
  /** True if its values are sizes, which are selected by groups of equivalents. */
  readonly isSized?: true;
  /** True if only some products state it: shown if the listing has two values, without those that it lacks. */
  readonly isFact?: true;
  /** Options in display order; without them, the values found, the most frequent first. */
  readonly options?: readonly { readonly value: string; readonly name: string }[];
  /** English name of a value. */
  readonly nameOf?: (value: string) => string | undefined;
  /** Values that are selected together. */
  readonly companions?: {
    readonly add: (values: readonly string[], value: string) => readonly string[];
    readonly remove: (values: readonly string[], value: string) => readonly string[];
    /** The values without hidden companions. */
    readonly visible: (values: readonly string[]) => readonly string[];
  };
}

export const OPTIONS_ATTRIBUTE = "options";
/** The size that filters find a variant by, and the same only if the variant is in stock. */
export const SIZE_ATTRIBUTES = { all: "general_size", inStock: "general_size_in_stock" } as const;

/** Keyed by state key, in the order of panels and chips. */
export const FACETS = {
  department: { attribute: "department", kind: "menu", label: "department", route: "department" },
  tags: { attribute: "tags", kind: "list", label: "category", operator: "and", route: "category" },
  product_type: { attribute: "product_type", kind: "menu", label: "productType", route: "productType" },
  vendor: { attribute: "vendor", kind: "list", label: "designer", route: "vendor", isFixedByRoute: true },
  Size: { attribute: SIZE_ATTRIBUTES.inStock, kind: "list", label: "size", isSized: true },
  Color: {
    attribute: "color",
    kind: "list",
    label: "colour",
    component: "list",
    options: COLOURS,
    nameOf: (value) => colourOf(value)?.name,
    companions: { add: withColour, remove: withoutColour, visible: visibleColours },
  },
  material: { attribute: "material", kind: "list", label: "material", component: "list", isFact: true },
  length: {
    attribute: "length",
    kind: "list",
    label: "length",
    component: "list",
    isFact: true,
    options: LENGTHS.map((value) => ({ value, name: value })),
  },
  heel: {
    attribute: "heel_height",
    kind: "list",
    label: "heel",
    component: "list",
    isFact: true,
    options: HEELS.map((value) => ({ value, name: value })),
  },
  occasion: { attribute: "occasion", kind: "list", label: "occasion", component: "list", isFact: true },
  pattern: { attribute: "pattern", kind: "list", label: "pattern", component: "list", isFact: true },
  // Values such as "Width > EE". Those of one name are alternatives; different names narrow each other.
  options: {
    attribute: OPTIONS_ATTRIBUTE,
    kind: "list",
    label: "options",
    nameOf: (value) => value.replace(" > ", " "),
  },
  price: { attribute: "price", kind: "range", label: "price" },
  discount: {
    attribute: "discount",
    kind: "list",
    label: "discount",
    component: "list",
    isFact: true,
    options: DISCOUNTS.map((percent) => ({ value: writeDiscount(percent), name: writeDiscount(percent) })),
  },
} as const satisfies Readonly<Record<string, Facet>>;

export type FacetName = keyof typeof FACETS;
export type MenuName = NameWith<{ readonly kind: "menu" }>;
export type ListName = NameWith<{ readonly kind: "list" }>;
export type PlainListName = NameWith<{ readonly kind: "list"; readonly component: "list" }>;

type NameWith<Part> = { [Name in FacetName]: (typeof FACETS)[Name] extends Part ? Name : never }[FacetName];

export const facetOf = (name: FacetName): Facet => FACETS[name];

export const FACET_NAMES = Object.keys(FACETS) as readonly FacetName[];
export const isMenu = (name: FacetName): name is MenuName => FACETS[name].kind === "menu";
export const MENUS = FACET_NAMES.filter(isMenu);
export const PLAIN_LISTS = FACET_NAMES.filter((name): name is PlainListName => facetOf(name).component === "list");
export const LISTS = FACET_NAMES.filter((name): name is ListName => FACETS[name].kind === "list");

/** An object with a value for each name. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
