// Tags of an imported product: its own, and those that this shop's listings use.

import {
  categoryBySlug,
  categoryOfType,
  departmentBySlug,
  isKids,
  type ProductType,
  type WearerDepartment,
} from "#catalogue";
import type { Draft } from "./draft.ts";

/** `priceFields` are the names of the product's price fields. */
export function tagsOf(
  { tags, vendor }: Draft,
  type: ProductType,
  departments: readonly string[],
  priceFields: readonly string[],
): readonly string[] {
  const wearers = departments.flatMap((slug) => departmentBySlug(slug) ?? []);
  const categories = wearers.map(
    ({ slug }) => categoryBySlug(categoryOfType(type, slug as WearerDepartment))?.name ?? "",
  );
  const isReduced = priceFields.some((field) => field.includes("compare_at"));
  const known = new Map<string, string>();
  for (const tag of [
    ...tags,
    ...categories,
    ...wearers.flatMap(({ slug, name }) => (isKids(slug) ? ["Kids", name] : [name])),
    ...wearers.map(({ possessive }, at) => `${possessive} ${categories[at]}`),
    type.name,
    vendor,
    ...(isReduced ? ["Sale"] : []),
  ]) {
    const name = tag.replaceAll("\t", " ").trim();
    // Keep the first spelling.
    if (name !== "" && !known.has(name.toLowerCase())) known.set(name.toLowerCase(), name);
  }
  return [...known.values()];
}
