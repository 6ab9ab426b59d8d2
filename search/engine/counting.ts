// Counts facet values of a selection, by products or by variants.

import { ALL, type Anchor } from "./anchors.ts";
import { countBits, hasBit, intersect, listBits, setAll, setCommon, subtract, wordsFor, type Bits } from "./bits.ts";
import type { Segment } from "./segment.ts";
import { foldRows, forEachVariant, type Selection } from "./selection.ts";

/** Counts keyed by attribute and indexed by value. Borrowed from the segment's `counters`. */
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
  const counts = new Map(attributes.map((name) => [name, segment.counters.take(valueCount(segment, name))]));
  if (!isDistinct) return { total: countVariants(segment, selection, counts), counts };
  const total = countProducts(
    segment,
    selection,
    only(counts, (attribute) => !isNarrowedWithin(segment, selection, attribute)),
  );
  for (const [attribute, found] of counts)
    if (isNarrowedWithin(segment, selection, attribute)) countSpread(segment, selection, attribute, found);
  return { total, counts };
}

/**
 * True if selected rows may have values of the attribute that no selected variant has. Rows differ from their variants only in
 * spread attributes.
 */
export const isNarrowedWithin = (segment: Segment, { spread, variants }: Selection, attribute: string): boolean =>
  segment.spreads.has(attribute) &&
  (variants !== undefined || (spread !== undefined && spread.attribute !== attribute));

const valueCount = (segment: Segment, attribute: string): number =>
  segment.keywords.get(attribute)?.values.length ?? segment.numbers.get(attribute)!.distinct.length;

/**
 * Products with one row are counted by columns. The few with several rows are counted one by one for variant attributes,
 * because several of their rows may have the same value.
 */
function countProducts(segment: Segment, selection: Selection, counts: Counts): number {
  const { pool, scratch } = segment;
  const words = wordsFor(segment.products);
  // Without additional rows, rows are products.
  const isFolded = segment.parents.length > 0;
  const products = isFolded ? pool.take() : selection.rows;
  if (isFolded) foldRows(segment, selection.rows, products);
  const total = countBits(products, words);
  if (counts.size > 0 && total > 0) {
    const anchor = anchorFor(segment, selection, total);
    const anchored = anchor ? only(counts, (attribute) => anchor.counts.has(attribute)) : NO_COUNTS;
    if (anchor?.products === total) copyCounts(anchor, anchored);
    else if (anchor) countRest(segment, anchor, products, anchored);
    const others = only(counts, (attribute) => !anchored.has(attribute));
    if (others.size > 0) countList(segment, listBits(products, scratch, words), others);
    const allowed = selection.spread && counts.get(selection.spread.attribute);
    if (selection.spread && allowed) allowOnly(allowed, selection.spread.mask);
    if (isFolded) countSeveral(segment, selection, listSeveral(segment, products), counts);
  }
  if (isFolded) pool.give(products);
  return total;
}

const NO_COUNTS: Counts = new Map();

const only = (counts: Counts, isWanted: (attribute: string) => boolean): Counts =>
  new Map([...counts].filter(([attribute]) => isWanted(attribute)));

/** Counts the products listed in `scratch`; those with several rows only for product attributes. */
function countList(segment: Segment, length: number, counts: Counts): void {
  const { scratch } = segment;
  segment.productFacets.tally(scratch, length, counts);
  const simple = keepSimple(segment, length);
  segment.variantFacets.tally(scratch, simple, counts);
  for (const [attribute, found] of counts) segment.numbers.get(attribute)?.tally(scratch, simple, found);
}

/** Removes products with several rows from the list. */
function keepSimple({ scratch, complex, parents }: Segment, length: number): number {
  if (parents.length === 0) return length;
  let simple = 0;
  for (let index = 0; index < length; index++) {
    const product = scratch[index]!;
    if (!hasBit(complex, product)) scratch[simple++] = product;
  }
  return simple;
}

function listSeveral({ pool, complex, scratch }: Segment, products: Bits): Uint32Array {
  const several = pool.takeEmpty();
  several.set(complex);
  intersect(several, products);
  const list = scratch.slice(0, listBits(several, scratch, complex.length));
  pool.give(several);
  return list;
}

/** The smallest anchor that contains the selection, if the selection is more than half of it. */
function anchorFor(segment: Segment, { anchors, isCommon }: Selection, total: number): Anchor | undefined {
  const known = segment.anchors[isCommon ? "common" : "all"];
  let best = known.get(ALL);
  for (const key of anchors) {
    const anchor = known.get(key);
    if (anchor && (!best || anchor.products < best.products)) best = anchor;
  }
  return best && best.products - total < total ? best : undefined;
}

/** Copies the counts of the whole anchor. */
function copyCounts(anchor: Anchor, counts: Counts): void {
  for (const [attribute, found] of counts) found.set(anchor.counts.get(attribute)!);
}

/** Subtracts the products of the anchor that are not selected. */
function countRest(segment: Segment, anchor: Anchor, products: Bits, counts: Counts): void {
  const { pool, scratch, products: all } = segment;
  const words = wordsFor(all);
  const rest = pool.take();
  if (anchor.sets.length === 0) setAll(rest, all);
  else setCommon(rest, anchor.sets);
  if ((all & 31) !== 0) rest[words - 1]! &= (1 << (all & 31)) - 1;
  subtract(rest, products);
  const length = listBits(rest, scratch, words);
  pool.give(rest);
  countList(segment, length, counts);
  for (const [attribute, found] of counts) {
    const known = anchor.counts.get(attribute)!;
    for (let value = 0; value < found.length; value++) found[value] = known[value]! - found[value]!;
  }
}

function allowOnly(counts: Uint32Array, mask: Uint8Array): void {
  for (let value = 0; value < counts.length; value++) if (mask[value + 1] !== 1) counts[value] = 0;
}

/** Counts each value of a product's selected rows once, for attributes in which rows differ. */
function countSeveral(segment: Segment, selection: Selection, products: Uint32Array, counts: Counts): void {
  const { rows, spread } = selection;
  const seen = new Set<number>();
  for (const [attribute, found] of counts) {
    if (segment.keywords.has(attribute) && !segment.isOfVariants(attribute)) continue;
    const visit = visitorOf(segment, attribute);
    const mask = attribute === spread?.attribute ? spread.mask : undefined;
    const note = (value: number) => {
      if (!mask || mask[value + 1] === 1) seen.add(value);
    };
    for (const product of products) {
      seen.clear();
      if (hasBit(rows, product)) visit(product, note);
      for (let further = segment.furtherStarts[product]!; further < segment.furtherStarts[product + 1]!; further++) {
        if (hasBit(rows, segment.products + further)) visit(segment.products + further, note);
      }
      for (const value of seen) found[value]!++;
    }
  }
}

function visitorOf(segment: Segment, attribute: string): (row: number, note: (value: number) => void) => void {
  if (segment.keywords.has(attribute)) return (row, note) => segment.visitValues(attribute, row, note);
  const { ranks } = segment.numbers.get(attribute)!;
  return (row, note) => {
    if (ranks[row] !== 0) note(ranks[row]! - 1);
  };
}

/** Counts the spread values of the selected variants, each once for a product; a separate loop, as calls would double its cost. */
function countSpread(
  segment: Segment,
  { rows, spread, variants }: Selection,
  attribute: string,
  found: Uint32Array,
): void {
  const values = segment.spreads.get(attribute)!;
  /** Value → last product with it, + 1. */
  const last = new Uint32Array(found.length);
  for (let product = 0; product < segment.products; product++) {
    const isComplex = hasBit(segment.complex, product);
    if (!isComplex && !hasBit(rows, product)) continue;
    const end = segment.variantEnd(product);
    for (let variant = segment.variantStart(product); variant < end; variant++) {
      const value = values[variant]! - 1;
      if (value < 0 || last[value] === product + 1 || (variants && !hasBit(variants, variant))) continue;
      if (spread && spread.mask[spread.values[variant]!] !== 1) continue;
      if (isComplex && !hasBit(rows, segment.rowOfVariant(product, variant))) continue;
      last[value] = product + 1;
      found[value]!++;
    }
  }
}

/** Counts variants instead of products. */
function countVariants(segment: Segment, selection: Selection, counts: Counts): number {
  const facets = [...counts].map(([attribute, found]) => ({
    found,
    visit: visitorOf(segment, attribute),
    spread: segment.spreads.get(attribute),
  }));
  let total = 0;
  forEachVariant(segment, selection, (row, variant) => {
    total++;
    for (const { found, visit, spread } of facets) {
      if (!spread) visit(row, (value) => found[value]!++);
      else if (spread[variant] !== 0) found[spread[variant]! - 1]!++;
    }
  });
  return total;
}
