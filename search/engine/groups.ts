// Counts groups of values. A product with several values of a group counts once.

import type { FacetRequest, FacetResult, SearchQuery } from "../query.ts";
import { countBits, hasBit, intersect, wordsFor } from "./bits.ts";
import { addMaskedRows } from "./conditions.ts";
import { isNarrowedWithin } from "./counting.ts";
import type { Segment } from "./segment.ts";
import { foldRows, forEachVariant, type Selection } from "./selection.ts";

export class GroupCounts {
  /** Requests with groups, and the counts so far by group. */
  readonly #counts: ReadonlyMap<FacetRequest, number[]>;

  constructor({ facets = [] }: SearchQuery) {
    const asking = facets.filter(({ groups }) => groups !== undefined);
    this.#counts = new Map(asking.map((request) => [request, request.groups!.map(() => 0)]));
  }

  /** Adds the counts of a segment for an attribute. */
  add(segment: Segment, selection: Selection, attribute: string, isDistinct: boolean): void {
    for (const [request, counts] of this.#counts) {
      if (request.attribute !== attribute) continue;
      const masks = request.groups!.map(({ values }) => maskOf(segment, attribute, values.map(String)));
      if (isDistinct && isNarrowedWithin(segment, selection, attribute)) {
        countSpread(segment, selection, attribute, masks, counts);
      } else {
        for (const [index, mask] of masks.entries()) {
          counts[index]! += isDistinct
            ? countProducts(segment, selection, attribute, mask)
            : countVariants(segment, selection, attribute, mask);
        }
      }
    }
  }

  resultOf(request: FacetRequest): Pick<FacetResult, "groups"> {
    const counts = this.#counts.get(request);
    return counts ? { groups: request.groups!.map(({ name }, index) => ({ name, count: counts[index]! })) } : {};
  }
}

/** Indexed by value + 1; 0 means no value. */
function maskOf(segment: Segment, attribute: string, values: readonly string[]): Uint8Array {
  const column = segment.keywords.get(attribute)!;
  const mask = new Uint8Array(column.values.length + 1);
  for (const value of values) mask[column.idOf(value) + 1] = 1;
  mask[0] = 0;
  return mask;
}

function countProducts(segment: Segment, { rows, spread }: Selection, attribute: string, mask: Uint8Array): number {
  const { pool } = segment;
  const having = pool.takeEmpty();
  if (attribute === spread?.attribute)
    for (let value = 0; value < mask.length; value++) mask[value]! &= spread.mask[value]!;
  addMaskedRows(segment, attribute, mask, having);
  intersect(having, rows);
  const products = pool.take();
  foldRows(segment, having, products);
  const count = countBits(products, wordsFor(segment.products));
  pool.give(products);
  pool.give(having);
  return count;
}

/** All groups of spread values in one walk over the selected variants. */
function countSpread(
  segment: Segment,
  selection: Selection,
  attribute: string,
  masks: readonly Uint8Array[],
  counts: number[],
): void {
  const values = segment.spreads.get(attribute)!;
  const groupsOf = Array.from({ length: segment.keywords.get(attribute)!.values.length + 1 }, (_, value) =>
    masks.flatMap((mask, group) => (mask[value] === 1 ? [group] : [])),
  );
  /** Group → last product with one of its values, + 1. */
  const last = new Uint32Array(masks.length);
  const { rows, spread, variants } = selection;
  for (let product = 0; product < segment.products; product++) {
    const isComplex = hasBit(segment.complex, product);
    if (!isComplex && !hasBit(rows, product)) continue;
    const end = segment.variantEnd(product);
    for (let variant = segment.variantStart(product); variant < end; variant++) {
      if (variants && !hasBit(variants, variant)) continue;
      if (spread && spread.mask[spread.values[variant]!] !== 1) continue;
      if (isComplex && !hasBit(rows, segment.rowOfVariant(product, variant))) continue;
      for (const group of groupsOf[values[variant]!]!) {
        if (last[group] === product + 1) continue;
        last[group] = product + 1;
        counts[group]!++;
      }
    }
  }
}

function countVariants(segment: Segment, selection: Selection, attribute: string, mask: Uint8Array): number {
  const values = segment.spreads.get(attribute);
  let count = 0;
  forEachVariant(segment, selection, (row, variant) => {
    let has = values !== undefined && mask[values[variant]!] === 1;
    if (!values) segment.visitValues(attribute, row, (value) => (has ||= mask[value + 1] === 1));
    if (has) count++;
  });
  return count;
}
