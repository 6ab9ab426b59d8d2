// Tags of an imported product: its own, and those that this shop's listings use.

import { type ProductType, type Taxonomy, toSlug } from "#catalogue";
import type { Draft } from "./draft.ts";

/** `priceFields` are the names of the product's price fields. */
export function tagsOf(
  taxonomy: Taxonomy,
  { tags }: Pick<Draft, "tags">,
  vendor: string,
  type: ProductType,
  departments: readonly string[],
  priceFields: readonly string[],
): readonly string[] {
  const wearers = departments.flatMap((value) => taxonomy.department(toSlug(value)) ?? []);
  const categories = wearers.map(({ id }) => taxonomy.category(taxonomy.categoryOf(type, id))?.value ?? "");
  const isReduced = priceFields.some((field) => field.includes("compare_at"));
  const known = new Map<string, string>();
  for (const tag of [
    ...tags,
    ...categories,
    ...wearers.flatMap(({ id }) => taxonomy.familyOf(id).toReversed()).map((id) => taxonomy.department(id)?.name ?? ""),
    ...wearers.map(({ possessive }, at) => `${possessive} ${categories[at]}`),
    type.value,
    vendor,
    ...(isReduced ? ["Sale"] : []),
  ]) {
    const name = tag.replaceAll("\t", " ").trim();
    // Keep the first spelling.
    if (name !== "" && !known.has(name.toLowerCase())) known.set(name.toLowerCase(), name);
  }
  return [...known.values()];
}
