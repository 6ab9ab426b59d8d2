// Sets of rows as bits, 32 to a word: the currency of the engine. Every operation works in place on its first argument.

export type Bits = Uint32Array<ArrayBufferLike>;

export const wordsFor = (rows: number): number => (rows + 31) >>> 5;

/** Sets the first `rows` bits and clears what is left of the last word. */
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

/** The shorter of the two decides how many words are looked at; the rest of `into` is untouched. */
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

/** Turns every bit of the first `rows` round. */
export function complement(bits: Bits, rows: number): void {
  const words = wordsFor(rows);
  for (let word = 0; word < words; word++) bits[word] = ~bits[word]!;
  if ((rows & 31) !== 0) bits[words - 1]! &= (1 << (rows & 31)) - 1;
}

export function countBits(bits: Bits, words = bits.length): number {
  let total = 0;
  for (let index = 0; index < words; index++) {
    let word = bits[index]!;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

/** Writes the rows of the set in ascending order and tells how many; `out` has room for all of them. */
export function listBits(bits: Bits, out: Uint32Array, words = bits.length): number {
  let length = 0;
  for (let index = 0; index < words; index++) {
    let word = bits[index]!;
    if (word === 0) continue;
    const first = index << 5;
    if (word === 0xffffffff) {
      for (let bit = 0; bit < 32; bit++) out[length++] = first + bit;
      continue;
    }
    do {
      const lowest = word & -word;
      out[length++] = first + (31 - Math.clz32(lowest));
      word ^= lowest;
    } while (word !== 0);
  }
  return length;
}

/** Bit sets of one size, lent and given back, so that a search allocates nothing. */
export class BitPool {
  readonly #words: number;
  readonly #free: Bits[] = [];

  constructor(rows: number) {
    this.#words = wordsFor(rows);
  }

  /** Holds whatever its last user left. */
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
