// Growing typed arrays for building an index, without boxed numbers.

type Numbers = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

export class Growing<T extends Numbers> {
  #data: T;
  length = 0;

  constructor(make: new (length: number) => T) {
    this.#data = new make(1024);
  }

  push(value: number): void {
    if (this.length === this.#data.length) {
      const larger = new (this.#data.constructor as new (length: number) => T)(this.length * 2);
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data[this.length++] = value;
  }

  at(index: number): number {
    return this.#data[index]!;
  }

  set(index: number, value: number): void {
    this.#data[index] = value;
  }

  /** A view of the values, valid until the next push. */
  view(): T {
    return this.#data.subarray(0, this.length) as T;
  }
}

export const growingIntegers = () => new Growing<Uint32Array<ArrayBuffer>>(Uint32Array);
export const growingNumbers = () => new Growing<Float64Array<ArrayBuffer>>(Float64Array);

export type Whole = Uint16Array | Uint32Array;

/** The narrowest of two array types for the values. More types would slow down loops over them. */
export function narrow(values: Uint32Array): Whole {
  let most = 0;
  for (let index = 0; index < values.length; index++) if (values[index]! > most) most = values[index]!;
  return most < 0x10000 ? Uint16Array.from(values) : values.slice();
}
