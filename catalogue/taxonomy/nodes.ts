// Nodes of a taxonomy with their defaults filled in.

import type { SizeKind, Wearer } from "../size-kinds.ts";
import { toSlug } from "../slugs.ts";
import { STANDARD_TAX } from "../tax-settings.ts";
import type { CategoryData, DepartmentData, Gender, Names, NodeData, TypeData } from "./data.ts";

interface TaxonomyNode {
  /** The slug of its value. Unique among departments, categories or types; never changes. */
  readonly id: string;
  /** The value that products carry. */
  readonly value: string;
  /** Part of addresses. */
  readonly handle: string;
  readonly previousHandles: readonly string[];
  readonly aliases: readonly string[];
  readonly names: Names;
  /** In English, or else in the first language that it is named in. */
  readonly name: string;
  readonly zh: string;
}

export interface Department extends TaxonomyNode {
  /** Form before a noun, with a straight apostrophe: "Women's", "Baby Girl". */
  readonly possessive: string;
  readonly wearer: Wearer | undefined;
  readonly gender: Gender | undefined;
  /** Id of the department that contains it. */
  readonly parent: string | undefined;
  /** Ids of its parts. */
  readonly parts: readonly string[];
}

interface Goods extends TaxonomyNode {
  readonly sizes: SizeKind;
  readonly google: string | undefined;
  readonly shopify: string | undefined;
  /** Category of its tax rate. */
  readonly tax: string;
  /** Ids of the departments that offer it; undefined for all. */
  readonly departments: readonly string[] | undefined;
}

export interface Category extends Goods {
  /** Id of the category that its types are filed under in departments that do not offer it. */
  readonly otherwise: string | undefined;
}

export interface ProductType extends Goods {
  /** Id of its category. */
  readonly category: string;
}

/** With a typographic apostrophe: "Women’s". */
export const printedPossessive = ({ possessive }: Department): string => possessive.replace("'", "’");

export const nameIn = (names: Names): string => names.en ?? Object.values(names)[0] ?? "";

/** A department, followed by its parts. */
export const departmentNodes = (data: DepartmentData, parent?: string): readonly Department[] => {
  const node = nodeOf(data, data.handle);
  const parts = (data.departments ?? []).flatMap((part) => departmentNodes(part, node.id));
  const own: Department = {
    ...node,
    possessive: data.possessives ? nameIn(data.possessives) : node.name,
    wearer: data.wearer,
    gender: data.gender,
    parent,
    parts: parts.map(({ id }) => id),
  };
  return [own, ...parts];
};

export const categoryNode = (data: CategoryData): Category => ({
  ...nodeOf(data, nameIn(data.names)),
  sizes: data.sizes ?? "none",
  google: data.google,
  shopify: data.shopify,
  tax: data.tax ?? STANDARD_TAX,
  departments: data.departments?.map(toSlug),
  otherwise: data.otherwise === undefined ? undefined : toSlug(data.otherwise),
});

export const typeNode = (data: TypeData, category: Category): ProductType => ({
  ...nodeOf(data, nameIn(data.names)),
  sizes: data.sizes ?? category.sizes,
  google: data.google ?? category.google,
  shopify: data.shopify ?? category.shopify,
  tax: data.tax ?? category.tax,
  departments: data.departments?.map(toSlug) ?? category.departments,
  category: category.id,
});

const nodeOf = (
  { value, handle, names, aliases = [], previousHandles = [] }: NodeData,
  usual: string,
): TaxonomyNode => ({
  id: toSlug(value ?? usual),
  value: value ?? usual,
  handle,
  previousHandles,
  aliases,
  names,
  name: nameIn(names),
  zh: names.zh ?? nameIn(names),
});
