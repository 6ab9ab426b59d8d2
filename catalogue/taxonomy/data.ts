// The taxonomy as a merchant writes it: departments, and categories with their product types. docs/taxonomy.md explains the fields.

import type { LanguageCode } from "../languages.ts";
import type { SizeKind, Wearer } from "../size-kinds.ts";

export interface TaxonomyData {
  /** In the order of menus, like all lists here. */
  readonly departments: readonly DepartmentData[];
  readonly categories: readonly CategoryData[];
}

/** Names by language. A language without a name uses English, or else the first one. */
export type Names = { readonly [Language in LanguageCode]?: string };

export interface NodeData {
  /**
   * The value that products carry: `department`, `product_type`, or a tag for a category. It never changes, so that names and
   * handles can. By default the handle of a department, and the English name of others.
   */
  readonly value?: string;
  /** Part of addresses: "coats" in /collections/women-coats. */
  readonly handle: string;
  readonly names: Names;
  /** Other words for it, in feeds and addresses. */
  readonly aliases?: readonly string[];
  /** Addresses with these redirect to the handle. */
  readonly previousHandles?: readonly string[];
}

export interface DepartmentData extends NodeData {
  /** Forms before a noun: "Women's" in "Women's Shoes". The name by default. Apostrophes are straight, as in tags and feeds. */
  readonly possessives?: Names;
  /** Selects size charts. Departments of goods without sizes have none. */
  readonly wearer?: Wearer;
  readonly gender?: Gender;
  /** Parts such as Girls and Boys of Kids. Products are filed under these. */
  readonly departments?: readonly DepartmentData[];
}

export type Gender = "female" | "male";

interface GoodsData extends NodeData {
  /** Kind of size chart. Types have that of their category by default, categories "none". */
  readonly sizes?: SizeKind;
  /** Id in Google's product taxonomy. */
  readonly google?: string;
  /** Path in Shopify's product taxonomy: "Apparel & Accessories > Clothing". */
  readonly shopify?: string;
  /** Tax category, such as "clothing" or "books". Types have that of their category by default, categories "standard". */
  readonly tax?: string;
  /** Values of the departments that offer it; all by default, for types those of their category. */
  readonly departments?: readonly string[];
}

export interface CategoryData extends GoodsData {
  /** The category of its types in departments that do not offer it: a child's backpack is an accessory. */
  readonly otherwise?: string;
  readonly types?: readonly TypeData[];
}

export type TypeData = GoodsData;
