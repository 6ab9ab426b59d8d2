// What the page of a route has decided before its shopper chooses anything.

import {
  categoryBySlug,
  type Collection,
  productTypeBySlug,
  resolveCollection,
  type Tag,
  tagKind,
  type WearerDepartment,
} from "#catalogue";

export interface RouteDefaults {
  readonly department?: WearerDepartment | "kids";
  /** Tag of the top category: "Shoes"; not where a type is given. */
  readonly category?: string;
  /** By name: "Tote Bags". */
  readonly productType?: string;
  /** The designer whose page it is: no other can be chosen on it. */
  readonly vendor?: string;
  /** Further tags, all of which a product must have: seasons, campaigns, the parts of `a+b`. */
  readonly tags: readonly string[];
  readonly isSale: boolean;
  readonly isNewArrivals: boolean;
  /** The page of search results, whose words come as `qTitle`. */
  readonly isSearch: boolean;
}

export type RoutePart = Collection | Pick<Tag, "name" | "metafields">;

export const NO_DEFAULTS: RouteDefaults = { tags: [], isSale: false, isNewArrivals: false, isSearch: false };
export const SEARCH_DEFAULTS: RouteDefaults = { ...NO_DEFAULTS, isSearch: true };

/**
 * The defaults of a listing made of collections and tags, all of which must match. Of two that cannot both be the
 * page's department, category, type or designer, the second is matched as a tag.
 */
export const routeDefaults = (...parts: readonly RoutePart[]): RouteDefaults =>
  parts.map(ownDefaults).reduce(together, NO_DEFAULTS);

/** The handles of `/collections/{slug}/{tagId?}`, lower-cased; `tagId` joins several with a plus sign. */
export const routeSlugs = (slug: string, tagId = ""): readonly string[] =>
  [slug, ...tagId.split(/[+ ]/u)].map((one) => one.trim().toLowerCase()).filter((one) => one !== "");

const SINGLE = ["department", "category", "productType", "vendor"] as const;

const together = (page: RouteDefaults, part: RouteDefaults): RouteDefaults => {
  const clashing = SINGLE.filter((key) => page[key] !== undefined && (part[key] ?? page[key]) !== page[key]);
  return {
    ...part,
    ...page,
    tags: [...new Set([...page.tags, ...part.tags, ...clashing.map((key) => tagOf(key, part[key] ?? ""))])],
    isSale: page.isSale || part.isSale,
    isNewArrivals: page.isNewArrivals || part.isNewArrivals,
  };
};

const ownDefaults = (part: RoutePart): RouteDefaults => {
  if (!("isSale" in part)) {
    return tagKind(part) === "vendor" ? { ...NO_DEFAULTS, vendor: part.name } : { ...NO_DEFAULTS, tags: [part.name] };
  }
  // A type stands for itself: backpacks are bags, but a child's are accessories.
  const category = part.productType ? undefined : categoryBySlug(part.category ?? "")?.name;
  const productType = productTypeBySlug(part.productType ?? "")?.name;
  return {
    ...NO_DEFAULTS,
    ...(part.department && { department: part.department }),
    ...(category && { category }),
    ...(productType && { productType }),
    isSale: part.isSale,
    isNewArrivals: part.isNewArrivals,
  };
};

const tagOf = (key: (typeof SINGLE)[number], value: string): string =>
  key === "department" ? (resolveCollection(value)?.label ?? value) : value;
