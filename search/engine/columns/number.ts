// The column of a numeric attribute. Numbers are stored as their rank among the distinct values, so that doubles compare exactly
// and a range of values is a range of small integers.
//
//   distinct      the values, ascending
//   ranks         row → index in distinct + 1, or 0 if missing
//   present       rows with a value, as bits; absent if all rows have one
//   order         rows by (value, position by id), those without a value last; only for sortable attributes
//   rankStarts    index in distinct → start of its rows in order, and the start of rows without a value
//   sets          index in distinct → its rows as bits; only for few distinct values

import { clearBit, countBits, setAll, setBit, subtract, unite, wordsFor, type Bits } from "../bits.ts";
import { narrow, type Whole } from "../growing.ts";
import type { Range } from "../../query.ts";
import { section, type Section, type Sections } from "../sections.ts";

/** Maximum number of distinct values to store a bit set for each. */
const FEW = 16;
/** Cost of checking a random row, in steps along a stored order. */
const STEPS_PER_ROW = 4;

/** `values` has NaN for missing values; `byId` has the rows in the order that breaks ties. */
export function numberSections(
  name: string,
  values: Float64Array,
  byId: Uint32Array | undefined,
): Record<string, Section> {
  const known = new Set<number>();
  // Adding zero turns -0 into 0.
  for (let row = 0; row < values.length; row++) if (!Number.isNaN(values[row]!)) known.add(values[row]! + 0);
  const distinct = Float64Array.from(known).toSorted();
  const places = new Map<number, number>();
  for (let place = 0; place < distinct.length; place++) places.set(distinct[place]!, place + 1);
  const ranks = new Uint32Array(values.length);
  let missing = 0;
  for (let row = 0; row < values.length; row++) {
    if (Number.isNaN(values[row]!)) missing++;
    else ranks[row] = places.get(values[row]! + 0)!;
  }
  return {
    [`${name}.distinct`]: distinct,
    [`${name}.ranks`]: narrow(ranks),
    ...(missing > 0 && { [`${name}.present`]: bitsWhere(ranks, (rank) => rank !== 0) }),
    ...(distinct.length <= FEW && { [`${name}.sets`]: setsOf(ranks, distinct.length) }),
    ...(byId && orderSections(name, ranks, distinct.length, byId)),
  };
}

function bitsWhere(ranks: Uint32Array, test: (rank: number) => boolean): Bits {
  const bits = new Uint32Array(wordsFor(ranks.length));
  for (let row = 0; row < ranks.length; row++) if (test(ranks[row]!)) setBit(bits, row);
  return bits;
}

function setsOf(ranks: Uint32Array, distinct: number): Bits {
  const words = wordsFor(ranks.length);
  const sets = new Uint32Array(words * distinct);
  for (let place = 0; place < distinct; place++) {
    sets.set(
      bitsWhere(ranks, (rank) => rank === place + 1),
      place * words,
    );
  }
  return sets;
}

/** A counting sort by rank over rows in the order of ties. */
function orderSections(name: string, ranks: Uint32Array, distinct: number, byId: Uint32Array): Record<string, Section> {
  const starts = new Uint32Array(distinct + 1);
  const missing = distinct;
  for (const rank of ranks) if (rank !== 0 && rank <= distinct) starts[rank]!++;
  for (let place = 1; place <= distinct; place++) starts[place]! += starts[place - 1]!;
  const next = starts.slice();
  const order = new Uint32Array(ranks.length);
  for (const row of byId) {
    const place = ranks[row] === 0 ? missing : ranks[row]! - 1;
    order[next[place]!++] = row;
  }
  return { [`${name}.order`]: order, [`${name}.rankStarts`]: starts };
}

export class NumberColumn {
  readonly distinct: Float64Array;
  readonly ranks: Whole;
  readonly order: Uint32Array | undefined;
  readonly rankStarts: Uint32Array | undefined;
  readonly #rows: number;
  /** The rows with a value, as bits; undefined if all rows have one. */
  readonly present: Bits | undefined;
  readonly #sets: Bits | undefined;

  constructor(sections: Sections, name: string, rows: number) {
    this.#rows = rows;
    this.distinct = section(sections, `${name}.distinct`, Float64Array);
    this.ranks = section<Whole>(sections, `${name}.ranks`, Uint16Array, Uint32Array);
    this.order = sections[`${name}.order`] as Uint32Array | undefined;
    this.rankStarts = sections[`${name}.rankStarts`] as Uint32Array | undefined;
    this.present = sections[`${name}.present`] as Bits | undefined;
    this.#sets = sections[`${name}.sets`] as Bits | undefined;
  }

  /** The value of a row; NaN if missing. */
  at(row: number): number {
    const rank = this.ranks[row]!;
    return rank === 0 ? Number.NaN : this.distinct[rank - 1]!;
  }

  /** The ranks within a range; the end is exclusive. */
  ranksWithin({
    atLeast = -Infinity,
    above = -Infinity,
    atMost = Infinity,
    below = Infinity,
  }: Range): [number, number] {
    const first = Math.max(this.#placeOf(atLeast, false), above === -Infinity ? 0 : this.#placeOf(above, true));
    const end = Math.min(
      this.#placeOf(atMost, true),
      below === Infinity ? this.distinct.length : this.#placeOf(below, false),
    );
    return [first + 1, Math.max(first, end) + 1];
  }

  ranksOf(value: number): [number, number] {
    return this.ranksWithin({ atLeast: value, atMost: value });
  }

  addRows(into: Bits, first: number, end: number): void {
    if (end <= first) return;
    if (first === 1 && end === this.distinct.length + 1) {
      if (this.present === undefined) setAll(into, this.#rows);
      else unite(into, this.present);
      return;
    }
    if (this.#sets !== undefined) {
      for (let rank = first; rank < end; rank++) unite(into, this.#setOf(rank));
      return;
    }
    if (this.#rowsIn(first, end) <= this.#rows >>> 1) {
      const stop = this.rankStarts![end - 1]!;
      for (let at = this.rankStarts![first - 1]!; at < stop; at++) setBit(into, this.order![at]!);
      return;
    }
    this.#scan(into, first, end);
  }

  /** Number of rows with these ranks; infinite if there is no stored order. */
  #rowsIn(first: number, end: number): number {
    return this.rankStarts === undefined ? Infinity : this.rankStarts[end - 1]! - this.rankStarts[first - 1]!;
  }

  /** The rows of all other ranks if they are a stored bit set: all rows have a value, and only one other value exists. */
  rowsBut(first: number, end: number): Bits | undefined {
    const last = this.distinct.length;
    const isOfOne = this.present === undefined && end > first && end - first === last - 1;
    return this.#sets !== undefined && isOfOne ? this.#setOf(first > 1 ? 1 : last) : undefined;
  }

  /** Removes the rows of these ranks if they have bit sets; returns true if it did. */
  dropFew(bits: Bits, first: number, end: number): boolean {
    if (this.#sets === undefined) return false;
    for (let rank = first; rank < end; rank++) subtract(bits, this.#setOf(rank));
    return true;
  }

  #setOf(rank: number): Bits {
    const words = wordsFor(this.#rows);
    return this.#sets!.subarray((rank - 1) * words, rank * words);
  }

  /**
   * Removes rows of other ranks if that is cheaper than intersecting with the rows of these ranks; returns true if it did. Of a
   * stored order, it walks the shorter part: inside or outside of the range.
   */
  narrow(bits: Bits, first: number, end: number): boolean {
    const isEvery = first === 1 && end === this.distinct.length + 1;
    if (end <= first || isEvery || this.#sets !== undefined) return false;
    const inside = this.#rowsIn(first, end);
    const outside = this.#rows - inside;
    const steps = this.order === undefined ? this.#rows : Math.min(inside, outside);
    if (steps > this.#rows >>> 4 && countBits(bits) * STEPS_PER_ROW < steps) this.#keepFew(bits, first, end);
    else if (this.order === undefined) this.#keepMany(bits, first, end);
    else if (inside <= outside) return false;
    else this.#dropOthers(bits, first, end);
    return true;
  }

  /** Removes the rows of all other ranks and those without a value, which come last. */
  #dropOthers(bits: Bits, first: number, end: number): void {
    const order = this.order!;
    const start = this.rankStarts![first - 1]!;
    for (let at = 0; at < start; at++) clearBit(bits, order[at]!);
    for (let at = this.rankStarts![end - 1]!; at < order.length; at++) clearBit(bits, order[at]!);
  }

  /** Checks the rows one by one. */
  #keepFew(bits: Bits, first: number, end: number): void {
    const ranks = this.ranks;
    const span = end - first;
    const words = wordsFor(this.#rows);
    for (let index = 0; index < words; index++) {
      let word = bits[index]!;
      if (word === 0) continue;
      const base = index << 5;
      let kept = word;
      do {
        const lowest = word & -word;
        const rank = ranks[base + (31 - Math.clz32(lowest))]!;
        if ((rank - first) >>> 0 >= span) kept ^= lowest;
        word ^= lowest;
      } while (word !== 0);
      bits[index] = kept;
    }
  }

  /** Checks all rows of every non-empty word. */
  #keepMany(bits: Bits, first: number, end: number): void {
    const words = wordsFor(this.#rows);
    for (let index = 0; index < words; index++) {
      if (bits[index] !== 0) bits[index]! &= this.#wordWithin(index, first, end);
    }
  }

  #scan(into: Bits, first: number, end: number): void {
    const words = wordsFor(this.#rows);
    for (let index = 0; index < words; index++) into[index]! |= this.#wordWithin(index, first, end);
  }

  /** One word of the rows of these ranks, without branches: both differences are negative only within the range. */
  #wordWithin(index: number, first: number, end: number): number {
    const ranks = this.ranks;
    const start = index << 5;
    const before = first - 1;
    let word = 0;
    for (let row = Math.min(start + 32, this.#rows) - 1; row >= start; row--) {
      const rank = ranks[row]!;
      word = (word << 1) | (((before - rank) & (rank - end)) >>> 31);
    }
    return word;
  }

  /** Adds the counts of the rows by index in distinct. */
  tally(rows: Uint32Array, length: number, counts: Uint32Array): void {
    const ranks = this.ranks;
    for (let index = 0; index < length; index++) {
      const rank = ranks[rows[index]!]!;
      if (rank !== 0) counts[rank - 1]!++;
    }
  }

  /** Number of distinct values less than a value; with `isAfter`, not greater. */
  #placeOf(value: number, isAfter: boolean): number {
    let low = 0;
    let high = this.distinct.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.distinct[middle]!;
      if (other < value || (isAfter && other === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
