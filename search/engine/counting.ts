// Counts the values of facets over what is selected: products each once, or variants.

import { countBits, listBits, subtract, wordsFor, hasBit } from "./bits.ts";
import type { Segment } from "./segment.ts";
import { foldRows, forEachVariant, type Selection } from "./selection.ts";

/** By attribute: how often each value occurs, by its place among the attribute's values. */
export type Counts = ReadonlyMap<string, Uint32Array>;

export interface Counted {
  readonly total: number;
  readonly counts: Counts;
}

export function countSelection(
  segment: Segment,
  selection: Selection,
  attributes: readonly string[],
  isDistinct: boolean,
): Counted {
  const counts = new Map(attributes.map((name) => [name, new Uint32Array(valueCount(segment, name))]));
  if (!isDistinct || selection.variants)
    return { total: countVariants(segment, selection, counts, isDistinct), counts };
  return { total: countProducts(segment, selection, counts), counts };
}

const valueCount = (segment: Segment, attribute: string): number =>
  segment.keywords.get(attribute)?.values.length ?? segment.numbers.get(attribute)!.distinct.length;

const columnOf = (segment: Segment, attribute: string) =>
  segment.keywords.get(attribute) ?? segment.numbers.get(attribute)!;

/**
 * Products with one row are counted by columns. The few with several rows are counted one by one for attributes of
 * variants, where two rows may say the same.
 */
function countProducts(segment: Segment, selection: Selection, counts: Counts): number {
  const { pool, complex } = segment;
  const products = pool.take();
  foldRows(segment, selection.rows, products);
  const total = countBits(products, wordsFor(segment.products));
  if (counts.size === 0 || total === 0) {
    pool.give(products);
    return total;
  }
  const list = segment.scratch;
  const simpleProducts = pool.take();
  simpleProducts.set(products);
  subtract(simpleProducts, complex);
  const simple = listBits(simpleProducts, list, wordsFor(segment.products));
  subtract(products, simpleProducts);
  const several = listBits(products, list.subarray(simple), wordsFor(segment.products));
  pool.give(simpleProducts);
  pool.give(products);
  for (const [attribute, found] of counts) {
    if (segment.isOfVariants(attribute)) {
      columnOf(segment, attribute).tally(list, simple, found);
      if (attribute === segment.schema.spread && selection.spread) allowOnly(found, selection.spread);
      countSeveral(segment, selection, attribute, list.subarray(simple, simple + several), found);
    } else columnOf(segment, attribute).tally(list, simple + several, found);
  }
  return total;
}

function allowOnly(counts: Uint32Array, mask: Uint8Array): void {
  for (let value = 0; value < counts.length; value++) if (mask[value + 1] !== 1) counts[value] = 0;
}

/** Each value of a product's selected rows once. */
function countSeveral(
  segment: Segment,
  { rows, spread }: Selection,
  attribute: string,
  products: Uint32Array,
  counts: Uint32Array,
): void {
  const seen = new Set<number>();
  const visit = visitorOf(segment, attribute);
  const mask = attribute === segment.schema.spread ? spread : undefined;
  const note = (value: number) => {
    if (mask && mask[value + 1] !== 1) return;
    seen.add(value);
  };
  for (const product of products) {
    seen.clear();
    if (hasBit(rows, product)) visit(product, note);
    for (let further = segment.furtherStarts[product]!; further < segment.furtherStarts[product + 1]!; further++) {
      if (hasBit(rows, segment.products + further)) visit(segment.products + further, note);
    }
    for (const value of seen) counts[value]!++;
  }
}

function visitorOf(segment: Segment, attribute: string): (row: number, note: (value: number) => void) => void {
  const keywords = segment.keywords.get(attribute);
  if (keywords) return (row, note) => keywords.visit(row, note);
  const { ranks } = segment.numbers.get(attribute)!;
  return (row, note) => {
    if (ranks[row] !== 0) note(ranks[row]! - 1);
  };
}

/** The plain way, variant by variant: for what rows are too coarse for, and for counting variants. */
function countVariants(segment: Segment, selection: Selection, counts: Counts, isDistinct: boolean): number {
  const facets = [...counts].map(([attribute, found]) => ({
    found,
    visit: visitorOf(segment, attribute),
    isSpread: attribute === segment.schema.spread,
    /** Value → the product that had it last, + 1. */
    last: new Uint32Array(found.length),
  }));
  let total = 0;
  let lastProduct = -1;
  forEachVariant(segment, selection, (row, variant, product) => {
    if (!isDistinct || product !== lastProduct) total++;
    lastProduct = product;
    for (const { found, visit, isSpread, last } of facets) {
      const note = (value: number) => {
        if (isDistinct && last[value] === product + 1) return;
        last[value] = product + 1;
        found[value]!++;
      };
      if (!isSpread) visit(row, note);
      else if (segment.variantSpread[variant] !== 0) note(segment.variantSpread[variant]! - 1);
    }
  });
  return total;
}
