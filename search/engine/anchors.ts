// Counts known beforehand: of all products, and of those with one frequent value, like everything for women. A selection that
// takes most of an anchor is counted by what it leaves out.
//
//   anchors.keys     (attribute by its place in the schema, value) of each; the first is (none, 0) for all products
//   anchors.counts   for each, one after the other, the counts of every keyword facet by value, then of the numeric facets
//                    with few different values; but for keywords of products only over products with a single row, since
//                    the others' rows cannot be subtracted one by one

import type { Attribute, IndexSchema } from "../schema.ts";
import { countBits, hasBit, type Bits } from "./bits.ts";
import { KeywordColumn } from "./columns/keyword.ts";
import { NumberColumn } from "./columns/number.ts";
import { Signatures } from "./columns/signatures.ts";
import { section, type Section, type Sections } from "./sections.ts";

export interface Anchor {
  /** Products and their further rows that have the value, also those retired since; absent for all. */
  readonly rows: Bits | undefined;
  readonly products: number;
  readonly counts: ReadonlyMap<string, Uint32Array>;
}

const NO_ATTRIBUTE = 0xffff_ffff;
/** Values of at least this part of all products become anchors. */
const FREQUENT = 1 / 16;
/** Different numbers of a facet that are kept for each anchor. */
const MOST_NUMBERS = 8_192;

export const keywordFacets = ({ attributes }: IndexSchema): readonly Attribute[] =>
  attributes.filter(({ kind, isFacet }) => kind === "keyword" && isFacet === true);

export const facetsOf = (schema: IndexSchema, level: Attribute["level"]): readonly string[] =>
  keywordFacets(schema)
    .filter((attribute) => attribute.level === level)
    .map(({ name }) => name);

interface FacetColumns {
  readonly keywords: ReadonlyMap<string, KeywordColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
}

/** The facets that anchors count, in the order of their counts, and how many different values each has. */
function anchoredFacets(
  schema: IndexSchema,
  { keywords, numbers }: FacetColumns,
): readonly (readonly [string, number])[] {
  const ofNumbers = schema.attributes.filter(({ kind, isFacet }) => kind === "number" && isFacet === true);
  return [
    ...keywordFacets(schema).map(({ name }) => [name, keywords.get(name)!.values.length] as const),
    ...ofNumbers
      .map(({ name }) => [name, numbers.get(name)!.distinct.length] as const)
      .filter(([, different]) => different <= MOST_NUMBERS),
  ];
}

/** `sections` are those of the columns and signatures; `complex` are the products with several rows. */
export function anchorSections(schema: IndexSchema, sections: Sections, complex: Bits): Record<string, Section> {
  const [products = 0, rows = 0] = section(sections, "counts", Uint32Array);
  const columns = openFacets(schema, sections, rows);
  const ofProducts = new Signatures(sections, "facets.product", facetsOf(schema, "product"));
  const ofVariants = new Signatures(sections, "facets.variant", facetsOf(schema, "variant"));
  const keys = [NO_ATTRIBUTE, 0];
  const sets: (Bits | undefined)[] = [undefined];
  for (const name of facetsOf(schema, "product")) {
    const column = columns.keywords.get(name)!;
    for (let value = 0; value < column.values.length; value++) {
      const dense = column.denseRows(value);
      if (!dense || productsIn(dense, products) < products * FREQUENT) continue;
      keys.push(
        schema.attributes.findIndex((attribute) => attribute.name === name),
        value,
      );
      sets.push(dense);
    }
  }
  const facets = anchoredFacets(schema, columns);
  const width = facets.reduce((sum, [, different]) => sum + different, 0);
  const counts = new Uint32Array(width * sets.length);
  const list = new Uint32Array(products);
  for (const [index, set] of sets.entries()) {
    const wanted = countsOf(facets, counts.subarray(index * width, (index + 1) * width));
    ofProducts.tally(
      list,
      listProducts(list, (product) => !set || hasBit(set, product)),
      wanted,
    );
    const simple = listProducts(list, (product) => (!set || hasBit(set, product)) && !hasBit(complex, product));
    ofVariants.tally(list, simple, wanted);
    for (const [name, found] of wanted) columns.numbers.get(name)?.tally(list, simple, found);
  }
  return { "anchors.keys": Uint32Array.from(keys), "anchors.counts": counts };
}

function openFacets({ attributes }: IndexSchema, sections: Sections, rows: number): FacetColumns {
  const keywords = new Map<string, KeywordColumn>();
  const numbers = new Map<string, NumberColumn>();
  for (const { name, kind, isFacet } of attributes) {
    if (isFacet !== true) continue;
    if (kind === "keyword") keywords.set(name, new KeywordColumn(sections, `column.${name}`, rows));
    else numbers.set(name, new NumberColumn(sections, `column.${name}`, rows));
  }
  return { keywords, numbers };
}

/** By attribute and value; `anchorKey` gives the key. */
export function openAnchors(
  schema: IndexSchema,
  sections: Sections,
  columns: FacetColumns,
  products: number,
): ReadonlyMap<string, Anchor> {
  const keys = section(sections, "anchors.keys", Uint32Array);
  const counts = section(sections, "anchors.counts", Uint32Array);
  const facets = anchoredFacets(schema, columns);
  const width = facets.reduce((sum, [, different]) => sum + different, 0);
  const anchors = new Map<string, Anchor>();
  for (let index = 0; index * 2 < keys.length; index++) {
    const name = schema.attributes[keys[index * 2]!]?.name;
    const value = keys[index * 2 + 1]!;
    const rows = name === undefined ? undefined : columns.keywords.get(name)!.denseRows(value);
    anchors.set(name === undefined ? ALL : anchorKey(name, value), {
      rows,
      products: rows ? productsIn(rows, products) : products,
      counts: countsOf(facets, counts.subarray(index * width, (index + 1) * width)),
    });
  }
  return anchors;
}

/** The key of the anchor of all products. */
export const ALL = "";
export const anchorKey = (attribute: string, value: number): string => `${attribute}\u0000${value}`;

function countsOf(
  facets: readonly (readonly [name: string, different: number])[],
  counts: Uint32Array,
): ReadonlyMap<string, Uint32Array> {
  let at = 0;
  return new Map(
    facets.map(([name, different]) => {
      const start = at;
      at += different;
      return [name, counts.subarray(start, at)];
    }),
  );
}

function productsIn(rows: Bits, products: number): number {
  const whole = products >>> 5;
  const rest = products & 31;
  return countBits(rows, whole) + (rest === 0 ? 0 : countBits(Uint32Array.of(rows[whole]! & ((1 << rest) - 1))));
}

function listProducts(list: Uint32Array, isOf: (product: number) => boolean): number {
  let length = 0;
  for (let product = 0; product < list.length; product++) if (isOf(product)) list[length++] = product;
  return length;
}
