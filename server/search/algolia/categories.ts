// The levels of a product's categories by the shop's taxonomy: department, category, type.

import { type Taxonomy, toSlug } from "#catalogue";
import type { Hierarchy } from "#search/dialects/algolia/index";
import { CATEGORY_PATH, readCategoryPath, writeCategoryPath } from "#search/products";

const SEPARATOR = " > ";

/** `taxonomy` returns the current one: names and categories may change while the index stays. */
export function categoryHierarchy(taxonomy: () => Taxonomy): Hierarchy {
  const pathOf = (value: string): readonly string[] => {
    const now = taxonomy();
    const { department, type } = readCategoryPath(value);
    const shown = now.department(toSlug(department));
    const known = now.typeNamed(type);
    const category = known && now.category(now.categoryOf(known, shown?.id));
    const names = [shown?.name ?? department, category?.name, known?.name ?? type].filter((name) => name);
    return names.map((_, level) => names.slice(0, level + 1).join(SEPARATOR));
  };
  let values: { readonly of: Taxonomy; readonly byPath: ReadonlyMap<string, readonly string[]> } | undefined;
  return {
    attribute: CATEGORY_PATH,
    pathOf,
    valuesAt: (path) => {
      const of = taxonomy();
      if (values?.of !== of) values = { of, byPath: valuesByPath(of, pathOf) };
      // A type that the taxonomy does not have is its own path.
      return values.byPath.get(path) ?? unknownAt(of, path);
    },
  };
}

function valuesByPath(taxonomy: Taxonomy, pathOf: Hierarchy["pathOf"]): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, string[]>();
  const names = taxonomy.types.flatMap(({ value, aliases }) => [value, ...aliases]);
  for (const department of taxonomy.departments.map(({ value }) => value)) {
    for (const value of names.map((type) => writeCategoryPath(department, type))) {
      for (const path of pathOf(value)) byPath.set(path, [...(byPath.get(path) ?? []), value]);
    }
  }
  return byPath;
}

function unknownAt({ departments }: Taxonomy, path: string): readonly string[] {
  const [first = "", ...rest] = path.split(SEPARATOR);
  const department = departments.find(({ name }) => name === first)?.value ?? first;
  return rest.length === 0 ? [] : [writeCategoryPath(department, rest.join(SEPARATOR))];
}
