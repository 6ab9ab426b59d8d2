// Sets of rows as bits, 32 per word. Every operation modifies its first argument.

export type Bits = Uint32Array<ArrayBufferLike>;

export const wordsFor = (rows: number): number => (rows + 31) >>> 5;

/** Sets the first `rows` bits and clears the rest of the last word. */
export function setAll(bits: Bits, rows: number): void {
  bits.fill(0xffffffff, 0, rows >>> 5);
  bits.fill(0, rows >>> 5);
  if ((rows & 31) !== 0) bits[rows >>> 5] = (1 << (rows & 31)) - 1;
}

export const setBit = (bits: Bits, row: number): void => {
  bits[row >>> 5]! |= 1 << (row & 31);
};

export const clearBit = (bits: Bits, row: number): void => {
  bits[row >>> 5]! &= ~(1 << (row & 31));
};

export const hasBit = (bits: Bits, row: number): boolean => ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1;

/** Intersects the words that both have; the rest of `into` is unchanged. */
export function intersect(into: Bits, other: Bits): void {
  const words = Math.min(into.length, other.length);
  for (let word = 0; word < words; word++) into[word]! &= other[word]!;
}

export function unite(into: Bits, other: Bits): void {
  const words = Math.min(into.length, other.length);
  for (let word = 0; word < words; word++) into[word]! |= other[word]!;
}

export function subtract(into: Bits, other: Bits): void {
  const words = Math.min(into.length, other.length);
  for (let word = 0; word < words; word++) into[word]! &= ~other[word]!;
}

/** Inverts the first `rows` bits. */
export function complement(bits: Bits, rows: number): void {
  const words = wordsFor(rows);
  for (let word = 0; word < words; word++) bits[word] = ~bits[word]!;
  if ((rows & 31) !== 0) bits[words - 1]! &= (1 << (rows & 31)) - 1;
}

/** Sets `into` to the intersection of the sets, in one pass over up to four of them. */
export function setCommon(into: Bits, [a, b, c, d, ...more]: readonly Bits[]): void {
  const words = into.length;
  if (a === undefined) throw new Error("At least one set is required.");
  if (b === undefined) into.set(a);
  else if (c === undefined) for (let word = 0; word < words; word++) into[word] = a[word]! & b[word]!;
  else if (d === undefined) for (let word = 0; word < words; word++) into[word] = a[word]! & b[word]! & c[word]!;
  else for (let word = 0; word < words; word++) into[word] = a[word]! & b[word]! & c[word]! & d[word]!;
  for (const other of more) intersect(into, other);
}

/** Counts four words at a time without branches, adding bits in increasingly wide fields. */
export function countBits(bits: Bits, words = bits.length): number {
  let total = 0;
  const whole = words & ~3;
  for (let index = 0; index < whole; index += 4) {
    const a = pairs(bits[index]!);
    const b = pairs(bits[index + 1]!);
    const c = pairs(bits[index + 2]!);
    const d = pairs(bits[index + 3]!);
    const ab = ((a & FOURS) + ((a >>> 2) & FOURS) + (b & FOURS) + ((b >>> 2) & FOURS)) | 0;
    const cd = ((c & FOURS) + ((c >>> 2) & FOURS) + (d & FOURS) + ((d >>> 2) & FOURS)) | 0;
    total += sum((ab & EIGHTS) + ((ab >>> 4) & EIGHTS) + (cd & EIGHTS) + ((cd >>> 4) & EIGHTS));
  }
  for (let index = whole; index < words; index++) {
    const a = pairs(bits[index]!);
    const fours = ((a & FOURS) + ((a >>> 2) & FOURS)) | 0;
    total += sum((fours & EIGHTS) + ((fours >>> 4) & EIGHTS));
  }
  return total;
}

const FOURS = 0x3333_3333;
const EIGHTS = 0x0f0f_0f0f;
/** Number of bits in each pair of a word, and the sum of its four bytes. */
const pairs = (word: number): number => ((word | 0) - ((word >>> 1) & 0x5555_5555)) | 0;
const sum = (bytes: number): number => Math.imul(bytes, 0x0101_0101) >>> 24;

/** Number of entries that `listBits` may write after the last row. */
export const LIST_SLACK = 2;

/**
 * Writes the rows of the set in ascending order and returns their number. `out` has space for all of them and LIST_SLACK more.
 * Most words have no rows, all of them, or up to two, which are written without branching on their number.
 */
export function listBits(bits: Bits, out: Uint32Array, words = bits.length): number {
  let length = 0;
  for (let index = 0; index < words; index++) {
    let word = bits[index]! | 0;
    const last = (index << 5) + 31;
    if (word === 0) {
      while (index + 4 < words && (bits[index + 1]! | bits[index + 2]! | bits[index + 3]! | bits[index + 4]!) === 0)
        index += 4;
      continue;
    }
    if (word === -1) {
      for (let row = last - 31; row <= last; row++) out[length++] = row;
      continue;
    }
    let lowest = word & -word;
    out[length++] = last - Math.clz32(lowest);
    word ^= lowest;
    lowest = word & -word;
    out[length] = last - Math.clz32(lowest);
    length += (word | -word) >>> 31;
    word ^= lowest;
    while (word !== 0) {
      lowest = word & -word;
      out[length++] = last - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return length;
}

/** A pool of bit sets of one size, so that searches do not allocate. */
export class BitPool {
  readonly #words: number;
  readonly #free: Bits[] = [];

  constructor(rows: number) {
    this.#words = wordsFor(rows);
  }

  /** Not cleared. */
  take(): Bits {
    return this.#free.pop() ?? new Uint32Array(this.#words);
  }

  takeEmpty(): Bits {
    const bits = this.#free.pop();
    if (bits === undefined) return new Uint32Array(this.#words);
    bits.fill(0);
    return bits;
  }

  give(bits: Bits): void {
    this.#free.push(bits);
  }
}
