// Departments, categories and types that have products, for menus without empty entries.

import type { Taxonomy } from "#catalogue";
import type { SoldType } from "#commerce/products";

export interface SoldGoods {
  readonly hasDepartment: (department: string) => boolean;
  readonly hasCategory: (department: string, category: string) => boolean;
  readonly hasType: (department: string, type: string) => boolean;
}

/** Ids of the taxonomy by what products are filed under. */
export function soldGoods(taxonomy: Taxonomy, sold: readonly SoldType[]): SoldGoods {
  const types = new Map<string, Set<string>>();
  for (const { productType, departments } of sold) {
    const type = taxonomy.typeNamed(productType)?.id ?? productType;
    for (const department of departments) types.set(department, (types.get(department) ?? new Set()).add(type));
  }
  const hasType = (department: string, type: string) =>
    taxonomy.wearerValues(department).some((value) => types.get(value)?.has(type));
  return {
    hasDepartment: (department) => taxonomy.wearerValues(department).some((value) => types.has(value)),
    hasCategory: (department, category) =>
      taxonomy.typesOf(department, category).some(({ id }) => hasType(department, id)),
    hasType,
  };
}

/** If products could not be counted, no entry is hidden. */
export const ALL_GOODS: SoldGoods = { hasDepartment: () => true, hasCategory: () => true, hasType: () => true };
