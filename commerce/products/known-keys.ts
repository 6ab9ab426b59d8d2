// Which keys came before and in which line, for feeds of any size: 16 bytes a place instead of the texts themselves.
//
// A key is known by 64 bits of its hash. Among the 4 million keys of half a million products, the chance that any two of them
// are taken for one another is less than one in a million.
//
//   #high[at], #low[at]   the two halves of a hash; both 0 is an empty place
//   #line[at]             where it came first
//
// Places follow one another from the one that the hash names (open addressing), and never more than half are taken.

const FIRST_SIZE = 1 << 12;

export class KnownKeys {
  #high = new Uint32Array(FIRST_SIZE);
  #low = new Uint32Array(FIRST_SIZE);
  #line = new Float64Array(FIRST_SIZE);
  #count = 0;

  lineOf(kind: string, key: string): number | undefined {
    const [high, low] = hash(kind, key);
    const at = this.#placeOf(high, low);
    return this.#high[at] === 0 && this.#low[at] === 0 ? undefined : this.#line[at];
  }

  add(kind: string, key: string, line: number): void {
    if (this.#count * 2 >= this.#high.length) this.#grow();
    const [high, low] = hash(kind, key);
    const at = this.#placeOf(high, low);
    this.#high[at] = high;
    this.#low[at] = low;
    this.#line[at] = line;
    this.#count += 1;
  }

  #placeOf(high: number, low: number): number {
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
      const at = this.#placeOf(high[from]!, low[from]!);
      this.#high[at] = high[from]!;
      this.#low[at] = low[from]!;
      this.#line[at] = line[from]!;
    }
  }
}

/** Two mixes of the same text with different beginnings (after MurmurHash3's finishing steps); never both 0. */
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
