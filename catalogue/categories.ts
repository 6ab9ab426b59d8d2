// Categories: the top categories of each department, the top-level slugs of the shop, and the category of a product type.

import { type DepartmentSlug, isKids } from "./departments.ts";
import { PRODUCT_TYPES, type ProductType, type TopCategory } from "./product-types.ts";

export interface Category {
  readonly slug: TopCategory;
  /** Also the name of the category's tag on a product: "Clothing". */
  readonly name: string;
  readonly zh: string;
}

export const TOP_CATEGORIES: readonly Category[] = [
  { slug: "clothing", name: "Clothing", zh: "服装" },
  { slug: "shoes", name: "Shoes", zh: "鞋履" },
  { slug: "bags", name: "Bags", zh: "包袋" },
  { slug: "accessories", name: "Accessories", zh: "配饰" },
];

/** The top categories of a department, in order. Children's departments have no bags. */
export const categoriesOf = (department: DepartmentSlug): readonly Category[] =>
  isKids(department) ? KIDS_CATEGORIES : TOP_CATEGORIES;

const KIDS_CATEGORIES = TOP_CATEGORIES.filter((category) => category.slug !== "bags");

export const categoryBySlug = (slug: string): Category | undefined =>
  TOP_CATEGORIES.find((category) => category.slug === slug);

export const productTypeBySlug = (slug: string): ProductType | undefined => typeBySlug.get(slug);

/** The category that a product is filed under; a child's backpack is an accessory. */
export const categoryOfType = (type: ProductType, department: DepartmentSlug): TopCategory =>
  type.category === "bags" && isKids(department) ? "accessories" : type.category;

const typeBySlug: ReadonlyMap<string, ProductType> = new Map(PRODUCT_TYPES.map((type) => [type.slug, type]));
