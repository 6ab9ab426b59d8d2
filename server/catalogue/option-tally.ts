// Counts the options beyond size and colour that an import reads.

import { parseOptions } from "#catalogue";
import type { FeedLine, FeedPiece } from "#commerce/products";

export interface OptionCount {
  readonly name: string;
  readonly products: number;
  /** The first values. */
  readonly values: readonly string[];
  /** True if there are more values than listed. */
  readonly hasMore: boolean;
}

const MAX_VALUES = 20;
/** Further names are left out, so that a file of any size fits in memory. */
const MAX_NAMES = 100;

export class OptionTally {
  readonly #byName = new Map<string, { products: number; values: Set<string>; hasMore: boolean }>();

  async *through(pieces: AsyncIterable<FeedPiece>): AsyncGenerator<FeedPiece> {
    for await (const piece of pieces) {
      if (!("reason" in piece)) this.#add(piece);
      yield piece;
    }
  }

  /** Options of most products first. */
  get counts(): readonly OptionCount[] {
    return [...this.#byName]
      .map(([name, { values, ...count }]) => ({ name, ...count, values: [...values] }))
      .toSorted((one, other) => other.products - one.products);
  }

  #add(lines: readonly FeedLine[]): void {
    const options = lines.flatMap(({ row }) => parseOptions(row.options));
    for (const name of new Set(options.map((option) => option.name))) {
      if (this.#byName.size >= MAX_NAMES && !this.#byName.has(name)) continue;
      const count = this.#byName.get(name) ?? { products: 0, values: new Set<string>(), hasMore: false };
      count.products += 1;
      for (const option of options) {
        if (option.name !== name || count.values.has(option.value)) continue;
        if (count.values.size < MAX_VALUES) count.values.add(option.value);
        else count.hasMore = true;
      }
      this.#byName.set(name, count);
    }
  }
}
