// The filter strips above a listing, by the kind of page.

import type { Collection } from "./collections.ts";
import type { TagKind } from "./tags.ts";
import type { Taxonomy } from "./taxonomy/taxonomy.ts";

/** A strip is shown ("yes"), hidden ("no"), or shown once a top category is selected ("then"). */
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
 * A page has no strip for what it already fixes. Where product types would be all fifty, they wait for a category; on a
 * designer's page and in search results they are few, so they are shown at once.
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

/** Strips of a page. A page of several kinds, such as combined tags, shows the strips that all of them show. */
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

export const pageKindOfTag = (kind: TagKind | undefined): PageKind =>
  kind === "vendor" || kind === "season" ? kind : "tag";

export const pageKindOf = (
  taxonomy: Taxonomy,
  { department: id, category, productType }: Pick<Collection, "department" | "category" | "productType">,
): PageKind => {
  const department = taxonomy.department(id);
  // A department such as Kids has parts to choose from in the strip.
  const hasParts = department !== undefined && department.parts.length > 0;
  const isOpen = department === undefined || hasParts;
  if (productType) return isOpen ? "product-type" : "department-product-type";
  if (category) return isOpen ? "category" : "department-category";
  if (department === undefined) return "everything";
  if (hasParts) return "kids";
  return department.parent === undefined ? "department" : "kids-department";
};
