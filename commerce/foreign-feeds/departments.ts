// The departments of another shop's product: those that the file names, or else those that its goods, sizes, designer or shop imply.

import type { ProductType, Taxonomy } from "#catalogue";
import type { Draft, ReadingOptions } from "./draft.ts";
import type { ShopSoFar } from "./shop-so-far.ts";
import { departmentsIn, departmentsOfGoods, type UnderstoodDepartments } from "./vocabulary/department.ts";
import { stageOfSizes } from "./vocabulary/size.ts";
import { wearerOfSizes } from "./vocabulary/wearer-of-sizes.ts";

export function departmentsOf(
  draft: Draft,
  type: ProductType,
  shop: ShopSoFar,
  options: ReadingOptions,
): UnderstoodDepartments {
  const { taxonomy } = options.types;
  const said = departmentsSaid(draft, taxonomy);
  if (said !== undefined) return said;
  const { department } = options;
  if (department !== undefined) return { departments: department.split("\t"), written: "", confidence: 1 };
  const implied = departmentsImplied(draft, type, options);
  if (implied !== undefined) return implied;
  const main = shop.mainDepartments(draft.vendor);
  if (main !== undefined) return { departments: main, written: "", confidence: 0.5 };
  const usual = usualDepartments(taxonomy, type);
  return { departments: usual.length > 0 ? usual : taxonomy.wearers.slice(0, 1), written: "", confidence: 0.2 };
}

/** Departments that the file names. */
export function departmentsSaid(draft: Draft, taxonomy: Taxonomy): UnderstoodDepartments | undefined {
  const written = draft.own["department"] ?? "";
  const own = written.split(/[\t,]\s*/u).filter((id) => taxonomy.isWearer(id));
  if (own.length > 0) return { departments: own, written, confidence: 1 };
  const { gender, ageGroup, types, tags, title, handle, variants } = draft;
  return departmentsIn(taxonomy, {
    gender,
    ageGroup,
    texts: [
      ...types.map((text) => ({ text, confidence: 0.96 })),
      ...tags.map((text) => ({ text, confidence: 0.95 })),
      { text: title, confidence: 0.9, isProse: true },
      { text: handle.replaceAll("-", " "), confidence: 0.8, isProse: true },
      // Ages as sizes say that a product is for children.
      { text: stageOfSizes(variants.map(({ size }) => size)) ?? "", confidence: 0.8 },
    ],
  });
}

/** Departments that follow from the type, the goods or the sizes. `type` is undefined if it is not known. */
export function departmentsImplied(
  draft: Draft,
  type: ProductType | undefined,
  { types: { taxonomy }, currency }: ReadingOptions,
): UnderstoodDepartments | undefined {
  const usual = type === undefined ? [] : usualDepartments(taxonomy, type);
  if (usual.length === 1) return { departments: usual, written: "", confidence: 0.6 };
  const ofGoods = departmentsOfGoods(taxonomy, [draft.title, ...draft.types]);
  if (ofGoods.length === 1) return { departments: ofGoods, written: draft.title, confidence: 0.6 };
  const sizes = draft.variants.map(({ size }) => size);
  const wearer = type && wearerOfSizes(type.sizes, sizes, currency);
  const ofSizes = taxonomy.departments.filter((one) => wearer !== undefined && one.wearer === wearer);
  if (ofSizes.length === 0) return undefined;
  return { departments: ofSizes.map(({ id }) => id), written: [...new Set(sizes)].join(", "), confidence: 0.6 };
}

/** Departments of adults that offer the type. */
const usualDepartments = (taxonomy: Taxonomy, type: ProductType): readonly string[] =>
  taxonomy.departments
    .filter(({ wearer }) => wearer === "women" || wearer === "men")
    .map(({ id }) => id)
    .filter((id) => type.departments?.includes(id) ?? true);
