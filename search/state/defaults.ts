// The defaults of a listing's route: what it selects before the shopper chooses anything.

import { type CategoryPage, type Collection, departmentOfTag, type Tag, tagKind, type Taxonomy } from "#catalogue";

export interface RouteDefaults {
  /** Id of the department. */
  readonly department?: string;
  /** Value of the top category, which its products have as a tag: "Shoes". Absent if there is a product type. */
  readonly category?: string;
  /** Value of the product type: "Tote Bags". */
  readonly productType?: string;
  /** The designer of a designer page, where no other can be selected. */
  readonly vendor?: string;
  /** The goods that the path of a tag's page names. They select no products, but the sizes and categories to offer. */
  readonly named?: CategoryPage;
  /** Other tags that a product must have: seasons, campaigns, the parts of `a+b`. */
  readonly tags: readonly string[];
  /** Search filters of collections that a rule makes. */
  readonly rules?: readonly string[];
  /** Handle of the collection whose order of products applies. */
  readonly ordered?: string;
  readonly isSale: boolean;
  readonly isNewArrivals: boolean;
  /** True for the search page, whose text is the parameter `qTitle`. */
  readonly isSearch: boolean;
  /** `ranges` of the taxonomy: a change to a department of another range clears categories and designers. */
  readonly ranges: Taxonomy["ranges"];
}

export type RoutePart = Collection | Pick<Tag, "name" | "metafields">;

export const NO_DEFAULTS: RouteDefaults = {
  tags: [],
  isSale: false,
  isNewArrivals: false,
  isSearch: false,
  ranges: {},
};

export const searchDefaults = ({ ranges }: Taxonomy): RouteDefaults => ({ ...NO_DEFAULTS, isSearch: true, ranges });

/**
 * The defaults of a listing of collections and tags, all of which must match. If two of them name a department, category,
 * product type or designer, the second is matched as a tag.
 */
export const routeDefaults = (taxonomy: Taxonomy, ...parts: readonly RoutePart[]): RouteDefaults =>
  parts
    .map((part) => defaultsOf(taxonomy, part))
    .reduce((page, part) => combine(taxonomy, page, part), { ...NO_DEFAULTS, ranges: taxonomy.ranges });

/** The handles of `/collections/{slug}/{tagId?}` in lower case. A plus sign in `tagId` separates several. */
export const routeSlugs = (slug: string, tagId = ""): readonly string[] =>
  [slug, ...tagId.split(/[+ ]/u)].map((one) => one.trim().toLowerCase()).filter((one) => one !== "");

const SINGLE = ["department", "category", "productType", "vendor"] as const;

const combine = (taxonomy: Taxonomy, page: RouteDefaults, part: RouteDefaults): RouteDefaults => {
  const clashing = SINGLE.filter((key) => page[key] !== undefined && (part[key] ?? page[key]) !== page[key]);
  return {
    ...part,
    ...page,
    tags: [...new Set([...page.tags, ...part.tags, ...clashing.map((key) => tagOf(taxonomy, key, part[key] ?? ""))])],
    isSale: page.isSale || part.isSale,
    isNewArrivals: page.isNewArrivals || part.isNewArrivals,
  };
};

const defaultsOf = (taxonomy: Taxonomy, part: RoutePart): RouteDefaults => {
  if (!("isSale" in part)) {
    if (tagKind(part) === "vendor") return { ...NO_DEFAULTS, vendor: part.name };
    const department = departmentOfTag(taxonomy, part);
    return department ? { ...NO_DEFAULTS, department } : { ...NO_DEFAULTS, tags: [part.name] };
  }
  // Without the category: backpacks are bags, but accessories for children.
  const category = part.productType ? undefined : taxonomy.category(part.category)?.value;
  const productType = taxonomy.type(part.productType)?.value;
  return {
    ...NO_DEFAULTS,
    ...(part.department && { department: part.department }),
    ...(category && { category }),
    ...(productType && { productType }),
    isSale: part.isSale,
    isNewArrivals: part.isNewArrivals,
  };
};

const tagOf = (taxonomy: Taxonomy, key: (typeof SINGLE)[number], value: string): string =>
  key === "department" ? (taxonomy.department(value)?.name ?? value) : value;
