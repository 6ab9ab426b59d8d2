// Categories by level, `categories.lvl0` to `categories.lvl2`, as InstantSearch's hierarchical menus use them.
//
// The index has one value for each department of a product: "women > Coats". A product has one type, so the counts of a level are the
// sums of these values' counts, and a filter of a level is the set of its values. The taxonomy can change without a new index.

import type { FacetCount, FacetResult, Filter } from "../../query.ts";
import type { IndexSchema } from "../../schema.ts";

export interface Hierarchy {
  /** The attribute with the values that the levels are made of. */
  readonly attribute: string;
  /** The path of a value by level: "Women", "Women > Clothing", "Women > Clothing > Coats". */
  readonly pathOf: (value: string) => readonly string[];
  /** The values of the index at a path. */
  readonly valuesAt: (path: string) => readonly string[];
}

/** A schema whose categories have levels. */
export interface AlgoliaSchema extends IndexSchema {
  readonly hierarchy?: Hierarchy;
}

const LEVEL = /^categories\.lvl(\d)$/;
const LEVELS: readonly string[] = ["categories.lvl0", "categories.lvl1", "categories.lvl2"];

/** Facets that a client may ask for beside the attributes of the index. */
export const levelNames = ({ hierarchy }: AlgoliaSchema): readonly string[] => (hierarchy ? LEVELS : []);

/** The level of a facet; undefined for other facets, and for indexes without levels. */
export function levelOf({ hierarchy }: AlgoliaSchema, facet: string): number | undefined {
  const [, level] = LEVEL.exec(facet) ?? [];
  return hierarchy === undefined || level === undefined ? undefined : Number(level);
}

export function levelCondition({ hierarchy }: AlgoliaSchema, level: number, path: string): Filter {
  const { attribute, valuesAt, pathOf } = hierarchy!;
  const values = valuesAt(path).filter((value) => pathOf(value)[level] === path);
  return values.length === 0 ? { kind: "any", of: [] } : { kind: "is", attribute, values };
}

/** The counts of a level. */
export function levelFacet(
  facet: FacetResult,
  { pathOf }: Hierarchy,
  level: number,
  limit: number,
  sort: string,
): FacetResult {
  const counts = new Map<string, number>();
  for (const { value, count } of facet.values) {
    const path = pathOf(value)[level];
    if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + count);
  }
  const byValue = (one: FacetCount, other: FacetCount) => (one.value < other.value ? -1 : 1);
  const values = [...counts].map(([value, count]): FacetCount => ({ value, count })).toSorted(byValue);
  const sorted = sort === "alpha" ? values : values.toSorted((one, other) => other.count - one.count);
  return { attribute: facet.attribute, values: sorted.slice(0, limit), distinctValues: counts.size };
}

/** All levels of a record: `{ lvl0: ["Women"], lvl1: ["Women > Clothing"] }`. */
export function levelsOf(
  { pathOf }: Hierarchy,
  values: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const levels: Record<string, string[]> = {};
  for (const path of values.map(pathOf)) {
    for (const [level, one] of path.entries()) {
      const known = (levels[`lvl${level}`] ??= []);
      if (!known.includes(one)) known.push(one);
    }
  }
  return levels;
}
