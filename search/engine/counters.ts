// Room to count in, lent and given back: arrays that every search made anew were most of its garbage.

export class CounterPool {
  /** By length. */
  readonly #free = new Map<number, Uint32Array[]>();

  /** All zero. */
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
