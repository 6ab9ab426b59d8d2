// The names of a product's tags: category, department and season.
import { DEFAULT_TAXONOMY } from "#catalogue";
import type { Model } from "./models.ts";

export const NEW_ARRIVALS = "New Arrivals";
export const SALE = "Sale";

/** Days for which a product counts as new. */
const NEW_FOR = 21;

export interface Tagged {
  readonly model: Model;
  readonly daysOnSale: number;
  readonly isOnSale: boolean;
}

export function tagsOf({ model, daysOnSale, isOnSale }: Tagged): string[] {
  const { type, designer, season, departments } = model;
  const wearers = departments.flatMap((one) => (DEFAULT_TAXONOMY.isKids(one) ? ["Kids", nameOf(one)] : [nameOf(one)]));
  return [
    ...new Set([
      ...departments.map((one) => DEFAULT_TAXONOMY.category(DEFAULT_TAXONOMY.categoryOf(type, one))?.name ?? ""),
      ...wearers,
      ...departments.map((one) => subCategoryName(one, DEFAULT_TAXONOMY.categoryOf(type, one))),
      type.name,
      designer.name,
      seasonName(season.key),
      ...(daysOnSale <= NEW_FOR ? [NEW_ARRIVALS] : []),
      ...(isOnSale ? [SALE] : []),
    ]),
  ];
}

export const seasonName = (season: string): string => `Season_${season}`;

/** "Women's Shoes", "Baby Girl Clothing" */
export const subCategoryName = (department: string, category: string): string =>
  `${DEFAULT_TAXONOMY.department(department)?.possessive} ${DEFAULT_TAXONOMY.category(category)?.name}`;

const nameOf = (department: string): string => DEFAULT_TAXONOMY.department(department)?.name ?? department;
