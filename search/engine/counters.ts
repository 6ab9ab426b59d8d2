// A pool of counters. Allocating them for every search would be most of its garbage.

export class CounterPool {
  /** Keyed by length. */
  readonly #free = new Map<number, Uint32Array[]>();

  /** Returns zeroed counters. */
  take(length: number): Uint32Array {
    const counters = this.#free.get(length)?.pop();
    if (counters === undefined) return new Uint32Array(length);
    return counters.fill(0);
  }

  give(counters: Uint32Array): void {
    const free = this.#free.get(counters.length);
    if (free) free.push(counters);
    else this.#free.set(counters.length, [counters]);
  }
}
