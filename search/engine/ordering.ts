// Puts what is selected in order and stops as soon as a page is full: orders are kept sorted, so a page is a walk along one.

import type { Range, Sort } from "../query.ts";
import { hasBit, listBits, setBit, type Bits } from "./bits.ts";
import type { NumberColumn } from "./columns/number.ts";
import type { Segment } from "./segment.ts";

/** Beside its rows, how many products are selected decides which way is quicker. */
export interface OrderingRequest {
  readonly rows: Bits;
  readonly total: number;
  readonly isDistinct: boolean;
  /** How many rows are wanted: of different products when distinct. */
  readonly need: number;
  /** What is known of the values of the attribute sorted by: the walk begins and ends there. */
  readonly range?: Range | undefined;
}

/** A step of the walk costs about as much as this part of sorting one row. */
const STEPS_PER_SORTED_ROW = 16;

/** The first rows in the order of an attribute: the best of each product when distinct. */
export function rowsInOrder(segment: Segment, request: OrderingRequest, sort: Sort): number[] {
  const column = segment.numbers.get(sort.attribute)!;
  const taken = new Taken(segment, request);
  const steps = (request.need * segment.rows) / Math.max(1, request.total);
  if (steps > request.total * STEPS_PER_SORTED_ROW) sortRows(segment, request.rows, column, sort, taken);
  else walk(column, sort, request.rows, taken, request.range);
  return taken.rows;
}

/**
 * The first rows by level, the smallest first, then by popularity. `levels` is by row; `histogram` tells how many rows have
 * each level.
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
    const steps = ((request.need - taken.rows.length) * segment.rows) / count;
    if (steps > count * STEPS_PER_SORTED_ROW) sortRows(segment, request.rows, column, popularity, taken, levels, level);
    else {
      const only = segment.pool.takeEmpty();
      keepLevel(segment, request.rows, levels, level, only);
      walk(column, popularity, only, taken);
      segment.pool.give(only);
    }
  }
  return taken.rows;
}

/** Rows taken so far; when distinct, no second row of a product. */
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

  /** Whether that was the last one needed. */
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

/** Takes the rows in order until enough are taken. Equal values keep the order of ids either way. */
function walk(column: NumberColumn, { direction }: Sort, rows: Bits, taken: Taken, range?: Range): void {
  const { order, rankStarts } = column;
  if (order === undefined || rankStarts === undefined) throw new Error("An attribute without an order was sorted by");
  const [first, end] = range ? column.ranksWithin(range) : [1, rankStarts.length];
  if (direction === "ascending") takeFrom(order, rankStarts[first - 1]!, rankStarts[end - 1]!, rows, taken);
  else {
    for (let rank = end - 2; rank >= first - 1 && !taken.isFull; rank--) {
      takeFrom(order, rankStarts[rank]!, rankStarts[rank + 1]!, rows, taken);
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

/** Sorts the rows, or those of one level, by a number each that holds both the rank and the place by id. */
function sortRows(
  segment: Segment,
  rows: Bits,
  column: NumberColumn,
  { direction }: Sort,
  taken: Taken,
  levels?: Uint32Array,
  level?: number,
): void {
  const { places, rowsById, scratch } = segment;
  const length = listBits(rows, scratch);
  const keys = new Float64Array(length);
  const last = column.distinct.length + 1;
  const span = segment.rows;
  let count = 0;
  for (let index = 0; index < length; index++) {
    const row = scratch[index]!;
    if (levels && levels[row] !== level) continue;
    const rank = column.ranks[row]!;
    const key = rank === 0 ? last : direction === "ascending" ? rank : last - rank;
    keys[count++] = key * span + places[row]!;
  }
  const sorted = keys.subarray(0, count).toSorted();
  for (let index = 0; index < count; index++) if (taken.add(rowsById[sorted[index]! % span]!)) return;
}
