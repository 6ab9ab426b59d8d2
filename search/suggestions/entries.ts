// Creates suggestions from the tallies: names in both languages, path and popularity.

import { resolveCollection, type Collection, type Taxonomy } from "#catalogue";
import type { Suggestion } from "./suggestion.ts";
import type { Tallies } from "./tallies.ts";
import type { DesignerTally, Tally } from "./tally.ts";

/** Minimum number of products to suggest a type of a designer. */
const MIN_PRODUCTS = 3;

/** A suggestion and its tally. It may lack products, and is then no suggestion any more. */
export interface Entry {
  readonly id: string;
  readonly tally: Tally;
  readonly isSuggested: boolean;
  readonly suggestion: () => Suggestion;
}

export function* entriesOf({ taxonomy, designers, collections }: Tallies): Generator<Entry> {
  for (const designer of designers) yield* designerEntries(taxonomy, designer);
  for (const [slug, tally] of collections) yield* collectionEntries(taxonomy, slug, tally);
}

export function* collectionEntries(taxonomy: Taxonomy, slug: string, tally: Tally): Generator<Entry> {
  const collection = resolveCollection(taxonomy, slug);
  if (!collection) return;
  const suggestion = () => collectionEntry(taxonomy, collection, tally);
  yield { id: collectionId(slug), tally, isSuggested: tally.products > 0, suggestion };
}

/** All that the designer may have, suggested or not. */
export function* designerEntries(taxonomy: Taxonomy, designer: DesignerTally): Generator<Entry> {
  const { handle } = designer;
  yield {
    id: designerId(handle),
    tally: designer,
    isSuggested: designer.products > 0,
    suggestion: () => designerEntry(taxonomy, designer, designer),
  };
  const isOfSeveral = hasSeveralDepartments(designer);
  for (const [department, tally] of designer.departments) {
    yield {
      id: designerId(handle, department),
      tally,
      // With one department, it would repeat the designer.
      isSuggested: isOfSeveral && tally.products > 0,
      suggestion: () => designerEntry(taxonomy, designer, tally, department),
    };
  }
  for (const [type, tally] of designer.types) {
    yield {
      id: designerTypeId(handle, type),
      tally,
      isSuggested: tally.products >= MIN_PRODUCTS,
      suggestion: () => designerTypeEntry(taxonomy, designer, type, tally),
    };
  }
}

export const hasSeveralDepartments = ({ departments }: DesignerTally): boolean =>
  [...departments.values()].filter(({ products }) => products > 0).length > 1;

const collectionId = (slug: string): string => `category:${slug}`;
const designerId = (handle: string, department?: string): string =>
  department === undefined ? `designer:${handle}` : `designer:${handle}:${department}`;
const designerTypeId = (handle: string, type: string): string => `category:${handle}:${type}`;

function designerEntry(taxonomy: Taxonomy, designer: DesignerTally, tally: Tally, departmentId?: string): Suggestion {
  const { name, handle, names } = designer;
  const zh = names["zh"] ?? name;
  const department = taxonomy.department(departmentId);
  return {
    ...EMPTY,
    ...popularityOf(tally),
    ...genderOf(taxonomy, departmentId),
    objectid: designerId(handle, department?.id),
    type: "designer",
    designer: name,
    ...designerNames(names),
    title: department ? `${name} ${department.name}` : name,
    title_zh: department ? `${zh} ${department.zh}` : zh,
    title_short: name,
    title_zh_short: zh,
    path: department ? `/collections/${handle}/${department.handle}` : `/collections/${handle}`,
    keyword: words(handle, joined(handle), department?.possessive, ...Object.values(names)),
    slug: department?.handle ?? handle,
  };
}

function designerTypeEntry(
  taxonomy: Taxonomy,
  { name, handle, names }: DesignerTally,
  id: string,
  tally: Tally,
): Suggestion {
  const type = taxonomy.type(id);
  const zh = `${names["zh"] ?? name} ${type?.zh}`;
  const slug = type?.handle ?? id;
  return {
    ...EMPTY,
    ...popularityOf(tally),
    ...categoryFields(taxonomy, id),
    objectid: designerTypeId(handle, id),
    type: "category",
    designer: name,
    ...designerNames(names),
    title: `${name} ${type?.name}`,
    title_zh: zh,
    title_short: `${name} ${type?.name}`,
    title_zh_short: zh,
    path: `/collections/${handle}/${slug}`,
    keyword: words(handle, joined(handle), slug, joined(slug), ...Object.values(names)),
    slug,
  };
}

function collectionEntry(taxonomy: Taxonomy, collection: Collection, tally: Tally): Suggestion {
  const { slug, name, zh, label } = collection;
  const department = taxonomy.department(collection.department);
  const category = taxonomy.category(collection.category);
  const type = taxonomy.type(collection.productType);
  const own = department?.zh ?? "";
  const goods = (type ?? category)?.handle;
  return {
    ...EMPTY,
    ...popularityOf(tally),
    ...genderOf(taxonomy, department?.id),
    ...(category && { category: category.name, category_zh: category.zh }),
    ...(type && categoryFields(taxonomy, type.id, department?.id)),
    objectid: collectionId(slug),
    type: "category",
    title: name,
    title_zh: zh,
    title_short: label,
    title_zh_short: zh === own ? zh : zh.slice(own.length),
    path: `/collections/${slug}`,
    keyword: words(department?.name, department?.possessive, category?.name, goods, goods && joined(goods)),
    slug,
  };
}

/** designer_zh, designer_ja … */
const designerNames = (names: DesignerTally["names"]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [`designer_${language}`, name]));

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

function genderOf(taxonomy: Taxonomy, id: string | undefined): Pick<Suggestion, "gender" | "gender_zh"> {
  const department = taxonomy.department(id);
  return { gender: department?.name ?? "", gender_zh: department?.zh ?? "" };
}

function categoryFields(taxonomy: Taxonomy, typeId: string, department?: string) {
  const type = taxonomy.type(typeId);
  const category = type && taxonomy.category(taxonomy.categoryOf(type, department));
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
