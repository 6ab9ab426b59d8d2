// Sorts selected rows until a page is full. Sort orders are stored, so this usually is a walk along one.

import type { Range, Sort } from "../query.ts";
import { hasBit, listBits, setBit, type Bits } from "./bits.ts";
import type { NumberColumn } from "./columns/number.ts";
import { Smallest } from "./smallest.ts";
import type { Segment } from "./segment.ts";

/** The number of selected products decides which algorithm is faster. */
export interface OrderingRequest {
  readonly rows: Bits;
  readonly total: number;
  readonly isDistinct: boolean;
  /** Number of rows to return; of different products if distinct. */
  readonly need: number;
  /** Known range of the sort attribute, which limits the walk. */
  readonly range?: Range | undefined;
  /** Counts of the sort attribute by value, which let the walk skip values without rows. */
  readonly counts?: Uint32Array | undefined;
}

/** Costs in steps of the walk: scanning all words of bits, and choosing among one row. */
const STEPS_PER_WORD = 1 / 2;
const STEPS_PER_ROW = 2;

/** The first rows sorted by an attribute; the best one of each product if distinct. */
export function rowsInOrder(segment: Segment, request: OrderingRequest, sort: Sort): number[] {
  const column = segment.numbers.get(sort.attribute)!;
  const taken = new Taken(segment, request);
  if (stepsOf(segment, request, column, sort) > choosingSteps(request, request.total))
    chooseRows(segment, request, column, sort, taken);
  else walk(column, sort, request, taken);
  return taken.rows;
}

const choosingSteps = ({ rows }: OrderingRequest, total: number): number =>
  rows.length * STEPS_PER_WORD + total * STEPS_PER_ROW;

/** Length of the walk: known from counts, or estimated from the share of selected rows. */
function stepsOf(segment: Segment, request: OrderingRequest, column: NumberColumn, { direction }: Sort): number {
  const { counts, need, total, range } = request;
  const { rankStarts } = column;
  if (!counts || !rankStarts) return (need * segment.rows) / Math.max(1, total);
  const [first, end] = range ? column.ranksWithin(range) : [1, rankStarts.length];
  let steps = 0;
  let found = 0;
  for (let at = 0; at < end - first && found < need; at++) {
    const place = direction === "ascending" ? first - 1 + at : end - 2 - at;
    if (counts[place] === 0) continue;
    found += counts[place]!;
    steps += rankStarts[place + 1]! - rankStarts[place]!;
  }
  return steps;
}

/**
 * The first rows by ascending level, then by popularity. `levels` is by row; `histogram` has the number of rows of each level.
 */
export function rowsByLevel(
  segment: Segment,
  request: OrderingRequest,
  levels: Uint32Array,
  histogram: Uint32Array,
): number[] {
  const { popularity } = segment.schema;
  const column = segment.numbers.get(popularity.attribute)!;
  const taken = new Taken(segment, request);
  for (let level = 0; level < histogram.length && !taken.isFull; level++) {
    const count = histogram[level]!;
    if (count === 0) continue;
    const left = { ...request, need: request.need - taken.rows.length };
    const steps = (left.need * segment.rows) / count;
    if (steps > choosingSteps(request, request.total))
      chooseRows(segment, left, column, popularity, taken, { levels, level });
    else {
      const only = segment.pool.takeEmpty();
      keepLevel(segment, request.rows, levels, level, only);
      walk(column, popularity, { rows: only }, taken);
      segment.pool.give(only);
    }
  }
  return taken.rows;
}

/** The rows taken so far; only one per product if distinct. */
class Taken {
  readonly rows: number[] = [];
  readonly #segment: Segment;
  readonly #request: OrderingRequest;
  readonly #products = new Set<number>();

  constructor(segment: Segment, request: OrderingRequest) {
    this.#segment = segment;
    this.#request = request;
  }

  get isFull(): boolean {
    return this.rows.length >= this.#request.need;
  }

  /** True if enough rows have been taken. */
  add(row: number): boolean {
    if (this.#request.isDistinct) {
      const product = this.#segment.productOf(row);
      if (hasBit(this.#segment.complex, product)) {
        if (this.#products.has(product)) return false;
        this.#products.add(product);
      }
    }
    this.rows.push(row);
    return this.isFull;
  }
}

/** Adds the rows of one level. */
function keepLevel({ scratch }: Segment, rows: Bits, levels: Uint32Array, level: number, into: Bits): void {
  const length = listBits(rows, scratch);
  for (let index = 0; index < length; index++) if (levels[scratch[index]!] === level) setBit(into, scratch[index]!);
}

/** Takes rows in order until there are enough. Equal values are ordered by id in both directions. */
function walk(
  column: NumberColumn,
  { direction }: Sort,
  { rows, range, counts }: Pick<OrderingRequest, "rows" | "range" | "counts">,
  taken: Taken,
): void {
  const { order, rankStarts } = column;
  if (order === undefined || rankStarts === undefined) throw new Error("The attribute has no stored order.");
  const [first, end] = range ? column.ranksWithin(range) : [1, rankStarts.length];
  if (direction === "ascending" && !counts) takeFrom(order, rankStarts[first - 1]!, rankStarts[end - 1]!, rows, taken);
  else {
    for (let at = 0; at < end - first && !taken.isFull; at++) {
      const place = direction === "ascending" ? first - 1 + at : end - 2 - at;
      if (counts?.[place] !== 0) takeFrom(order, rankStarts[place]!, rankStarts[place + 1]!, rows, taken);
    }
  }
  if (!range && !taken.isFull) takeFrom(order, rankStarts.at(-1)!, order.length, rows, taken);
}

function takeFrom(order: Uint32Array, start: number, end: number, rows: Bits, taken: Taken): void {
  for (let at = start; at < end; at++) {
    const row = order[at]!;
    if (((rows[row >>> 5]! >>> (row & 31)) & 1) === 1 && taken.add(row)) return;
  }
}

/** Chooses the smallest rows, optionally of one level, by a key of rank and position by id. */
function chooseRows(
  segment: Segment,
  { rows, need, isDistinct }: OrderingRequest,
  column: NumberColumn,
  { direction }: Sort,
  taken: Taken,
  only?: { readonly levels: Uint32Array; readonly level: number },
): void {
  const { places, rowsById, scratch } = segment;
  const length = listBits(rows, scratch);
  const last = column.distinct.length + 1;
  const span = segment.rows;
  // Several rows of a product may be chosen, of which one is taken.
  const least = new Smallest(need + (isDistinct ? furtherIn(segment, length) : 0));
  for (let index = 0; index < length; index++) {
    const row = scratch[index]!;
    if (only && only.levels[row] !== only.level) continue;
    const rank = column.ranks[row]!;
    const key = rank === 0 ? last : direction === "ascending" ? rank : last - rank;
    least.add(key * span + places[row]!);
  }
  for (const key of least.sorted()) if (taken.add(rowsById[key % span]!)) return;
}

/** Number of additional rows in the list, which come last. */
function furtherIn({ scratch, products }: Segment, length: number): number {
  let further = 0;
  while (further < length && scratch[length - 1 - further]! >= products) further++;
  return further;
}
