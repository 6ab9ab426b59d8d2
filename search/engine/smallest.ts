// Finds the smallest n numbers of a stream with a max-heap of n numbers.

export class Smallest {
  readonly #wanted: number;
  readonly #heap: number[] = [];

  constructor(wanted: number) {
    this.#wanted = wanted;
  }

  add(number: number): void {
    const heap = this.#heap;
    if (heap.length < this.#wanted) {
      heap.push(number);
      if (heap.length === this.#wanted) this.#order();
    } else if (number < heap[0]!) {
      this.#sink(number, 0);
    }
  }

  sorted(): Float64Array {
    return Float64Array.from(this.#heap).toSorted();
  }

  #order(): void {
    for (let place = (this.#heap.length >>> 1) - 1; place >= 0; place--) this.#sink(this.#heap[place]!, place);
  }

  /** Inserts a number at a position and sifts it down. */
  #sink(number: number, place: number): void {
    const heap = this.#heap;
    for (let child = 2 * place + 1; child < heap.length; child = 2 * place + 1) {
      if (child + 1 < heap.length && heap[child + 1]! > heap[child]!) child++;
      if (heap[child]! <= number) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = number;
  }
}
