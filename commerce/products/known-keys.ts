// Set of seen keys with their lines, for feeds of any size: 16 bytes per slot instead of the strings.
//
// A key is represented by 64 bits of its hash. Among the 4 million keys of half a million products, the probability of any
// collision is less than one in a million.
//
//   #high[at], #low[at]   the two halves of a hash; an empty slot has 0 in both
//   #line[at]             the first line with the key
//
// Open addressing with linear probing; at most half of the slots are used.

const INITIAL_SIZE = 1 << 12;

export class KnownKeys {
  #high = new Uint32Array(INITIAL_SIZE);
  #low = new Uint32Array(INITIAL_SIZE);
  #line = new Float64Array(INITIAL_SIZE);
  #count = 0;

  lineOf(kind: string, key: string): number | undefined {
    const [high, low] = hash(kind, key);
    const at = this.#slotOf(high, low);
    return this.#high[at] === 0 && this.#low[at] === 0 ? undefined : this.#line[at];
  }

  add(kind: string, key: string, line: number): void {
    if (this.#count * 2 >= this.#high.length) this.#grow();
    const [high, low] = hash(kind, key);
    const at = this.#slotOf(high, low);
    this.#high[at] = high;
    this.#low[at] = low;
    this.#line[at] = line;
    this.#count += 1;
  }

  #slotOf(high: number, low: number): number {
    const mask = this.#high.length - 1;
    let at = low & mask;
    while ((this.#high[at] !== 0 || this.#low[at] !== 0) && (this.#high[at] !== high || this.#low[at] !== low)) {
      at = (at + 1) & mask;
    }
    return at;
  }

  #grow(): void {
    const [high, low, line] = [this.#high, this.#low, this.#line];
    this.#high = new Uint32Array(high.length * 2);
    this.#low = new Uint32Array(high.length * 2);
    this.#line = new Float64Array(high.length * 2);
    for (let from = 0; from < high.length; from += 1) {
      if (high[from] === 0 && low[from] === 0) continue;
      const at = this.#slotOf(high[from]!, low[from]!);
      this.#high[at] = high[from]!;
      this.#low[at] = low[from]!;
      this.#line[at] = line[from]!;
    }
  }
}

/** Two hashes with different seeds and MurmurHash3's finalizer; never both 0. */
function hash(kind: string, key: string): readonly [number, number] {
  let one = 0x9e3779b9;
  let two = 0x85ebca6b;
  for (const text of [kind, "\t", key]) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      one ^= one >>> 15;
      two = Math.imul(two ^ code, 0x5bd1e995);
      two ^= two >>> 13;
    }
  }
  return [finish(one), finish(two) || 1];
}

function finish(mixed: number): number {
  let value = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
