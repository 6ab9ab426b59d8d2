// The relevance of selected rows as levels: first by text, then by boosts. The lowest level is the best.

import { conjuncts, type Boost } from "../query.ts";
import { hasBit, listBits, type Bits } from "./bits.ts";
import { precisionOf, rowsOf, variantTest } from "./conditions.ts";
import type { Segment } from "./segment.ts";
import { forEachVariant, type Selection } from "./selection.ts";

export interface Relevance {
  /** Level of each selected row. */
  readonly levels: Uint32Array;
  /** Number of rows of each level. */
  readonly histogram: Uint32Array;
  /** Text cost and boost of each level, for comparison with other segments. */
  readonly meaning: (level: number) => { readonly cost: number; readonly boost: number };
  /** Boost of a variant, if variants of a row are boosted differently. */
  readonly boostOf?: (row: number, variant: number) => number;
}

/** `costOf` is the text cost of a product; absent without text. */
export function relevance(
  segment: Segment,
  selection: Selection,
  costOf: ((product: number) => number) | undefined,
  boosts: readonly Boost[],
): Relevance {
  const levels = segment.levels;
  const boostOf = variantBoosts(segment, boosts);
  const weights = boosts.length === 0 ? undefined : boostedRows(segment, selection, boosts, boostOf);
  const sums = weights ? [...new Set([...weights.values(), 0])].toSorted((a, b) => b - a) : [0];
  const places = new Map(sums.map((sum, place) => [sum, place]));
  const length = listBits(selection.rows, segment.scratch);
  let histogram = new Uint32Array(256);
  for (let index = 0; index < length; index++) {
    const row = segment.scratch[index]!;
    const cost = costOf ? costOf(segment.productOf(row)) : 0;
    const level = cost * sums.length + (weights ? places.get(weights.get(row) ?? 0)! : 0);
    levels[row] = level;
    if (level >= histogram.length) histogram = enlarged(histogram, level);
    histogram[level]!++;
  }
  return {
    levels,
    histogram,
    meaning: (level) => ({ cost: Math.floor(level / sums.length), boost: sums[level % sums.length]! }),
    ...(boostOf && { boostOf }),
  };
}

/** Undefined if all boosts apply to whole rows. */
function variantBoosts(segment: Segment, boosts: readonly Boost[]): Relevance["boostOf"] {
  const isOfRows = boosts.every(({ filter }) =>
    conjuncts(filter).every((part) => precisionOf(part, segment.schema) === "row"),
  );
  if (isOfRows) return undefined;
  const tests = boosts.map(({ filter, weight }) => ({ test: variantTest(segment, filter), weight }));
  return (row, variant) => tests.reduce((all, { test, weight }) => (test(row, variant) ? all + weight : all), 0);
}

/** The highest total boost of a selected variant of each row, if any. */
function boostedRows(
  segment: Segment,
  selection: Selection,
  boosts: readonly Boost[],
  boostOf: Relevance["boostOf"],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (boostOf) {
    forEachVariant(segment, selection, (row, variant) => {
      const sum = boostOf(row, variant);
      const best = found.get(row);
      if (best === undefined || sum > best) found.set(row, sum);
    });
    return found;
  }
  for (const { filter, weight } of boosts) {
    const rows: Bits = rowsOf(segment, filter);
    const length = listBits(rows, segment.scratch);
    for (let index = 0; index < length; index++) {
      const row = segment.scratch[index]!;
      if (hasBit(selection.rows, row)) found.set(row, (found.get(row) ?? 0) + weight);
    }
    segment.pool.give(rows);
  }
  return found;
}

function enlarged(histogram: Uint32Array, level: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(level * 2);
  larger.set(histogram);
  return larger;
}
