// Creates suggestions from the tallies: names in both languages, path and popularity.

import {
  categoryBySlug,
  categoryOfType,
  departmentBySlug,
  productTypeBySlug,
  resolveCollection,
  type Collection,
  type DepartmentSlug,
} from "#catalogue";
import type { Suggestion } from "./suggestion.ts";
import type { DesignerTally, Tallies, Tally } from "./tallies.ts";

/** Minimum number of products to suggest a type of a designer. */
const MIN_PRODUCTS = 3;

/** A suggestion and its tally. */
export type Entry = readonly [suggestion: Suggestion, tally: Tally];

export function* entriesOf({ designers, collections }: Tallies): Generator<Entry> {
  for (const designer of designers) yield* designerEntries(designer);
  for (const [slug, tally] of collections) {
    const collection = resolveCollection(slug);
    if (collection) yield [collectionEntry(collection, tally), tally];
  }
}

function* designerEntries(designer: DesignerTally): Generator<Entry> {
  yield [designerEntry(designer, designer), designer];
  // With one department, it would repeat the designer.
  if (designer.departments.size > 1) {
    for (const [department, tally] of designer.departments) yield [designerEntry(designer, tally, department), tally];
  }
  for (const [type, tally] of designer.types) {
    if (tally.products >= MIN_PRODUCTS) yield [designerTypeEntry(designer, type, tally), tally];
  }
}

function designerEntry(designer: DesignerTally, tally: Tally, departmentSlug?: DepartmentSlug): Suggestion {
  const { name, handle } = designer;
  const department = departmentBySlug(departmentSlug ?? "");
  return {
    ...EMPTY,
    ...popularityOf(tally),
    ...genderOf(departmentSlug),
    objectid: department ? `designer:${handle}:${department.slug}` : `designer:${handle}`,
    type: "designer",
    designer: name,
    title: department ? `${name} ${department.name}` : name,
    title_zh: department ? `${name} ${department.zh}` : name,
    title_short: name,
    title_zh_short: name,
    path: department ? `/collections/${handle}/${department.slug}` : `/collections/${handle}`,
    keyword: words(handle, joined(handle), department?.possessive),
    slug: department?.slug ?? handle,
  };
}

function designerTypeEntry({ name, handle }: DesignerTally, slug: string, tally: Tally): Suggestion {
  const type = productTypeBySlug(slug);
  return {
    ...EMPTY,
    ...popularityOf(tally),
    ...categoryFields(slug, "all"),
    objectid: `category:${handle}:${slug}`,
    type: "category",
    designer: name,
    title: `${name} ${type?.name}`,
    title_zh: `${name} ${type?.zh}`,
    title_short: `${name} ${type?.name}`,
    title_zh_short: `${name} ${type?.zh}`,
    path: `/collections/${handle}/${slug}`,
    keyword: words(handle, joined(handle), slug, joined(slug)),
    slug,
  };
}

function collectionEntry(collection: Collection, tally: Tally): Suggestion {
  const { slug, name, zh, label, department, category, productType } = collection;
  const own = department ? (departmentBySlug(department)?.zh ?? "") : "";
  const goods = productType ?? category;
  return {
    ...EMPTY,
    ...popularityOf(tally),
    ...genderOf(department),
    ...(category && {
      category: categoryBySlug(category)?.name ?? "",
      category_zh: categoryBySlug(category)?.zh ?? "",
    }),
    ...(productType && categoryFields(productType, department ?? "all")),
    objectid: `category:${slug}`,
    type: "category",
    title: name,
    title_zh: zh,
    title_short: label,
    title_zh_short: zh === own ? zh : zh.slice(own.length),
    path: `/collections/${slug}`,
    keyword: words(
      department && departmentBySlug(department)?.name,
      department && departmentBySlug(department)?.possessive,
      category && categoryBySlug(category)?.name,
      goods,
      goods && joined(goods),
    ),
    slug,
  };
}

const EMPTY = {
  gender: "",
  gender_zh: "",
  category: "",
  category_zh: "",
  subcategory: "",
  subcategory_zh: "",
  designer: "",
} as const;

/** Adds the number of products to the pieces sold, which orders a catalogue without sales too. */
const popularityOf = ({ products, sold, updatedAt }: Tally): Pick<Suggestion, "priority" | "updated_at"> => ({
  priority: sold + products,
  updated_at: updatedAt,
});

function genderOf(slug: DepartmentSlug | undefined): Pick<Suggestion, "gender" | "gender_zh"> {
  const department = departmentBySlug(slug ?? "");
  return { gender: department?.name ?? "", gender_zh: department?.zh ?? "" };
}

function categoryFields(typeSlug: string, department: DepartmentSlug) {
  const type = productTypeBySlug(typeSlug);
  const category = type && categoryBySlug(categoryOfType(type, department));
  return {
    category: category?.name ?? "",
    category_zh: category?.zh ?? "",
    subcategory: type?.name ?? "",
    subcategory_zh: type?.zh ?? "",
  };
}

/** "t-shirts" is also found as "tshirts". */
const joined = (slug: string): string => slug.replaceAll("-", "");

/** Unique words in lower case, without hyphens and apostrophes ("womens"). */
function words(...parts: readonly (string | undefined)[]): string {
  const all = parts.flatMap((part) =>
    (part ?? "")
      .toLowerCase()
      .replaceAll(/['’]/gu, "")
      .split(/[\s-]+/u),
  );
  return [...new Set(all)].filter((word) => word !== "").join(" ");
}
