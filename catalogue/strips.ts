// Strips: which filter strips stand above a listing, by the kind of its page, and which paths are category pages.

import { type Collection, resolveCollection } from "./collections.ts";
import { isKids, type KidsDepartment, KIDS_DEPARTMENTS } from "./departments.ts";
import type { TagKind } from "./tags.ts";

/** A strip shows ("yes"), does not ("no"), or shows once the shopper has chosen a top category ("then"). */
export type StripRule = "yes" | "no" | "then";

export interface StripRules {
  readonly department: StripRule;
  readonly topCategory: StripRule;
  readonly productType: StripRule;
  readonly designer: StripRule;
}

export type PageKind =
  | "everything"
  | "department"
  | "kids"
  | "kids-department"
  | "category"
  | "department-category"
  | "product-type"
  | "department-product-type"
  | "vendor"
  | "season"
  | "tag"
  | "search";

const rules = (
  department: StripRule,
  topCategory: StripRule,
  productType: StripRule,
  designer: StripRule,
): StripRules => ({ department, topCategory, productType, designer });

/**
 * What a page has fixed, its strip does not offer again. Product types wait for a category where they would be all
 * fifty, but not on a designer's page or in search results, where they are few and tell what there is.
 */
export const STRIPS: Readonly<Record<PageKind, StripRules>> = {
  // department, top category, product type, designer
  everything: rules("yes", "yes", "then", "yes"), // all, sale, new-arrivals
  department: rules("no", "yes", "then", "yes"), // women, men-sale
  kids: rules("yes", "yes", "then", "yes"), // its departments are the six
  "kids-department": rules("no", "yes", "then", "yes"), // girls
  category: rules("yes", "no", "yes", "yes"), // shoes, sale-shoes
  "department-category": rules("no", "no", "yes", "yes"), // women-shoes
  "product-type": rules("yes", "no", "no", "yes"), // coats
  "department-product-type": rules("no", "no", "no", "yes"), // women-coats
  vendor: rules("yes", "yes", "yes", "no"),
  season: rules("yes", "yes", "then", "yes"),
  tag: rules("yes", "yes", "then", "yes"),
  search: rules("yes", "yes", "yes", "yes"),
};

/** The strips that show on a page that is of several kinds at once, as combined tags are: those that each would show. */
export const stripsOn = (
  kinds: readonly PageKind[],
  hasChosenCategory: boolean,
): Readonly<Record<keyof StripRules, boolean>> => {
  const shows = (strip: keyof StripRules): boolean =>
    kinds.every((kind) => STRIPS[kind][strip] === "yes" || (STRIPS[kind][strip] === "then" && hasChosenCategory));
  return {
    department: shows("department"),
    topCategory: shows("topCategory"),
    productType: shows("productType"),
    designer: shows("designer"),
  };
};

/** The kind of a listing's slug: the shop's own collections, or else a tag of some kind. */
export const pageKindOf = (slug: string, tagKind?: TagKind): PageKind => {
  const collection = resolveCollection(slug);
  if (collection) return kindOfCollection(collection);
  return tagKind === "vendor" || tagKind === "season" ? tagKind : "tag";
};

const kindOfCollection = ({ department, category, productType }: Collection): PageKind => {
  // Kids is six departments, of which the strip lets one choose.
  const isOpen = department === undefined || department === "kids";
  if (productType) return isOpen ? "product-type" : "department-product-type";
  if (category) return isOpen ? "category" : "department-category";
  if (department === undefined) return "everything";
  if (department === "kids") return "kids";
  return isKids(department) ? "kids-department" : "department";
};

export interface CategoryPage {
  /** Set when the last segment of the path starts with kids or one of its departments. */
  readonly kids: KidsDepartment | "kids" | undefined;
  /** The words of the path that make it a category page, in the order of CATEGORY_WORDS. */
  readonly words: readonly string[];
}

/** Words that make a path a category page; the four in the singular also stand for their plural. */
export const CATEGORY_WORDS: readonly string[] = [
  "women",
  "men",
  "clothing",
  "shoes",
  "bags",
  "accessories",
  "ring",
  "glove",
  "hat",
  "shirts",
  "jeans",
  "belt",
];

/** What makes a path a category page; undefined when it is none. The query does not matter. */
export const categoryPageOf = (path: string): CategoryPage | undefined => {
  const segments = (path.split(/[?#]/u)[0] ?? "").toLowerCase().split("/").filter(Boolean);
  const last = segments.at(-1) ?? "";
  const kids = (["kids", ...KIDS_DEPARTMENTS] as const).find((one) => last === one || last.startsWith(`${one}-`));
  // Whole words: "women" is not "men", and "earrings" are no rings.
  const inPath = new Set(segments.flatMap((segment) => segment.split(/[^\p{L}\p{N}]+/u)));
  const words = CATEGORY_WORDS.filter((word) => inPath.has(word) || (!word.endsWith("s") && inPath.has(`${word}s`)));
  return kids !== undefined || words.length > 0 ? { kids, words } : undefined;
};
