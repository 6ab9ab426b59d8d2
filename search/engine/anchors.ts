// Anchors: precomputed counts of all products, and of the products with one frequent value, like all products for women; both
// also within the common filter of the schema. A selection that includes most of an anchor is counted by what it leaves out.
//
//   anchors.keys     (position of the attribute in the schema, value) of each; the first is (none, 0) for all products
//   anchors.common   rows that match the common filter, as bits; absent if the schema has none
//   anchors.counts   for each anchor, then for each within the common filter: the counts of every keyword facet by value, then of
//                    numeric facets with few distinct values. Product keywords count only products with a single row, because
//                    the rows of other products cannot be subtracted one by one

import type { Attribute, IndexSchema } from "../schema.ts";
import { countBits, intersect, type Bits } from "./bits.ts";
import type { KeywordColumn } from "./columns/keyword.ts";
import type { NumberColumn } from "./columns/number.ts";
import { section, type Sections } from "./sections.ts";

export interface Anchor {
  /** The rows of the anchor are the intersection of these sets, including retired products; empty for all products. */
  readonly sets: readonly Bits[];
  readonly products: number;
  readonly counts: ReadonlyMap<string, Uint32Array>;
}

/** Keyed by `anchorKey`. */
export interface Anchors {
  readonly all: ReadonlyMap<string, Anchor>;
  readonly common: ReadonlyMap<string, Anchor>;
}

export const NO_ATTRIBUTE = 0xffff_ffff;
/** Maximum number of distinct numbers of a facet that anchors count. */
const MAX_NUMBERS = 8_192;

/** Key of the anchor of all products. */
export const ALL = "";
export const anchorKey = (attribute: string, value: number): string => `${attribute}\u0000${value}`;

const keywordFacets = ({ attributes }: IndexSchema): readonly Attribute[] =>
  attributes.filter(({ kind, isFacet }) => kind === "keyword" && isFacet === true);

export const facetsOf = (schema: IndexSchema, level: Attribute["level"]): readonly string[] =>
  keywordFacets(schema)
    .filter((attribute) => attribute.level === level)
    .map(({ name }) => name);

interface FacetColumns {
  readonly keywords: ReadonlyMap<string, KeywordColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
}

type FacetSizes = readonly (readonly [name: string, different: number])[];

/** The facets that anchors count, in order, with their numbers of distinct values. */
export function anchoredFacets(schema: IndexSchema, { keywords, numbers }: FacetColumns): FacetSizes {
  const ofNumbers = schema.attributes.filter(({ kind, isFacet }) => kind === "number" && isFacet === true);
  return [
    ...keywordFacets(schema).map(({ name }) => [name, keywords.get(name)!.values.length] as const),
    ...ofNumbers
      .map(({ name }) => [name, numbers.get(name)!.distinct.length] as const)
      .filter(([, different]) => different <= MAX_NUMBERS),
  ];
}

/** Empty for an index that is still being built. */
export function openAnchors(schema: IndexSchema, sections: Sections, columns: FacetColumns, products: number): Anchors {
  const anchors = { all: new Map<string, Anchor>(), common: new Map<string, Anchor>() };
  if (!("anchors.keys" in sections)) return anchors;
  const keys = section(sections, "anchors.keys", Uint32Array);
  const counts = section(sections, "anchors.counts", Uint32Array);
  const common = sections["anchors.common"] as Bits | undefined;
  const facets = anchoredFacets(schema, columns);
  const width = facets.reduce((sum, [, different]) => sum + different, 0);
  let at = 0;
  for (const [kind, within] of [["all", []] as const, ...(common ? [["common", [common]] as const] : [])]) {
    for (let index = 0; index * 2 < keys.length; index++) {
      const name = schema.attributes[keys[index * 2]!]?.name;
      const value = keys[index * 2 + 1]!;
      const sets = [...(name === undefined ? [] : [columns.keywords.get(name)!.denseRows(value)!]), ...within];
      const own = counts.subarray(at, at + width);
      anchors[kind].set(
        name === undefined ? ALL : anchorKey(name, value),
        new StoredAnchor(sets, facets, own, products),
      );
      at += width;
    }
  }
  return anchors;
}

/** Computes its counts on demand, so that an index opens quickly. */
class StoredAnchor implements Anchor {
  readonly sets: readonly Bits[];
  readonly #facets: FacetSizes;
  readonly #stored: Uint32Array;
  readonly #all: number;
  #products: number | undefined;
  #counts: Anchor["counts"] | undefined;

  constructor(sets: readonly Bits[], facets: FacetSizes, stored: Uint32Array, all: number) {
    this.sets = sets;
    this.#facets = facets;
    this.#stored = stored;
    this.#all = all;
  }

  get products(): number {
    return (this.#products ??= productsIn(this.sets, this.#all));
  }

  get counts(): Anchor["counts"] {
    return (this.#counts ??= countsOf(this.#facets, this.#stored));
  }
}

export function countsOf(facets: FacetSizes, counts: Uint32Array): ReadonlyMap<string, Uint32Array> {
  let at = 0;
  return new Map(
    facets.map(([name, different]) => {
      const start = at;
      at += different;
      return [name, counts.subarray(start, at)];
    }),
  );
}

/** Number of products in the intersection of the sets of rows. */
export function productsIn([first, ...others]: readonly Bits[], products: number): number {
  if (!first) return products;
  const common = first.slice(0, (products + 31) >>> 5);
  for (const other of others) intersect(common, other);
  if ((products & 31) !== 0) common[common.length - 1]! &= (1 << (products & 31)) - 1;
  return countBits(common);
}
