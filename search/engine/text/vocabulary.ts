// Numbers words while an index is built: a hash table over their UTF-16 units. A Map of strings takes three times as long, because
// the runtime hashes each new string.

export class Vocabulary {
  #units = new Uint16Array(1 << 16);
  #starts = new Uint32Array(1 << 12);
  /** Open-addressing table of word numbers plus one; 0 if empty. */
  #table = new Uint32Array(1 << 13);
  #hashes = new Uint32Array(1 << 12);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of a word; new words get the next one. */
  numberOf(word: string): number {
    let hash = 0x811c9dc5;
    for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    hash = (hash ^ (hash >>> 15)) >>> 0;
    const mask = this.#table.length - 1;
    let place = hash & mask;
    for (let entry = this.#table[place]!; entry !== 0; entry = this.#table[place]!) {
      if (this.#hashes[entry - 1] === hash && this.#is(entry - 1, word)) return entry - 1;
      place = (place + 1) & mask;
    }
    return this.#add(word, hash, place);
  }

  word(number: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#starts[number]!, this.#starts[number + 1]!));
  }

  #is(number: number, word: string): boolean {
    const start = this.#starts[number]!;
    if (this.#starts[number + 1] !== start + word.length) return false;
    for (let at = 0; at < word.length; at++) if (this.#units[start + at] !== word.charCodeAt(at)) return false;
    return true;
  }

  #add(word: string, hash: number, place: number): number {
    const number = this.#size++;
    const start = this.#starts[number]!;
    if (number + 2 > this.#starts.length) this.#starts = doubled(this.#starts, Uint32Array);
    if (number + 1 > this.#hashes.length) this.#hashes = doubled(this.#hashes, Uint32Array);
    while (start + word.length > this.#units.length) this.#units = doubled(this.#units, Uint16Array);
    for (let at = 0; at < word.length; at++) this.#units[start + at] = word.charCodeAt(at);
    this.#starts[number + 1] = start + word.length;
    this.#hashes[number] = hash;
    this.#table[place] = number + 1;
    if (this.#size * 2 > this.#table.length) this.#spread();
    return number;
  }

  /** Doubles the table, so that at most half of it is used. */
  #spread(): void {
    const table = new Uint32Array(this.#table.length * 2);
    const mask = table.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let place = this.#hashes[number]! & mask;
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = number + 1;
    }
    this.#table = table;
  }
}

type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A copy of twice the length. */
export function doubled<T extends Numbers>(from: T, make: new (length: number) => T): T {
  const to = new make(from.length * 2);
  to.set(from);
  return to;
}
