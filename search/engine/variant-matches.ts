// Variants that match a condition on a volatile number, such as stock. Listings ask for the same condition again and again, and
// the variants of a segment never change, so the matches are cached.

import type { Filter } from "../query.ts";
import { clearBit, hasBit, intersect, setBit, wordsFor, type Bits } from "./bits.ts";
import { type AllowedSpread, variantTest } from "./conditions.ts";
import type { Segment } from "./segment.ts";

interface VariantMatches {
  readonly variants: Bits;
  /** Rows with such a variant. */
  readonly rows: Bits;
}

/** Conditions cached for each segment; a bit for each variant and row. */
const MAX_CACHED = 4;

const caches = new WeakMap<Segment, Map<string, VariantMatches>>();

export const isVolatile = (segment: Segment, filter: Filter): boolean =>
  filter.kind === "within" && segment.volatile.has(filter.attribute);

/**
 * Removes rows without a variant that matches and has an allowed spread value. Returns all matching variants of the segment, which
 * must not be modified.
 */
export function narrowByMatches(segment: Segment, rows: Bits, spread: AllowedSpread | undefined, filter: Filter): Bits {
  const matches = matchesOf(segment, filter);
  intersect(rows, matches.rows);
  if (spread) narrowToSpread(segment, rows, spread, matches.variants);
  return matches.variants;
}

function matchesOf(segment: Segment, filter: Filter): VariantMatches {
  const cache = caches.get(segment) ?? new Map<string, VariantMatches>();
  caches.set(segment, cache);
  const key = JSON.stringify(filter);
  const known = cache.get(key);
  if (known) return known;
  const found = findMatches(segment, filter);
  const [oldest] = cache.keys();
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(key, found);
  return found;
}

function findMatches(segment: Segment, filter: Filter): VariantMatches {
  const test = variantTest(segment, filter);
  const variants = new Uint32Array(wordsFor(segment.variants));
  const rows = new Uint32Array(wordsFor(segment.rows));
  for (let product = 0; product < segment.products; product++) {
    const end = segment.variantEnd(product);
    for (let variant = segment.variantStart(product); variant < end; variant++) {
      const row = segment.rowOfVariant(product, variant);
      if (!test(row, variant)) continue;
      setBit(variants, variant);
      setBit(rows, row);
    }
  }
  return { variants, rows };
}

function narrowToSpread(segment: Segment, rows: Bits, { mask, values }: AllowedSpread, variants: Bits): void {
  for (let product = 0; product < segment.products; product++) {
    if (hasBit(segment.complex, product)) {
      narrowRows(segment, product, rows, isSelected);
    } else if (hasBit(rows, product)) {
      const end = segment.variantEnd(product);
      let variant = segment.variantStart(product);
      while (variant < end && !isSelected(variant)) variant++;
      if (variant === end) clearBit(rows, product);
    }
  }

  function isSelected(variant: number): boolean {
    return mask[values[variant]!] === 1 && hasBit(variants, variant);
  }
}

/** The rows of one product. */
function narrowRows(segment: Segment, product: number, rows: Bits, isSelected: (variant: number) => boolean): void {
  const kept = new Set<number>();
  const end = segment.variantEnd(product);
  for (let variant = segment.variantStart(product); variant < end; variant++) {
    const row = segment.rowOfVariant(product, variant);
    if (hasBit(rows, row) && isSelected(variant)) kept.add(row);
  }
  if (!kept.has(product)) clearBit(rows, product);
  for (let further = segment.furtherStarts[product]!; further < segment.furtherStarts[product + 1]!; further++) {
    if (!kept.has(segment.products + further)) clearBit(rows, segment.products + further);
  }
}
