// The column of a keyword attribute: its values and their rows.
//
//   bytes, offsets        the values, sorted and numbered by name
//   listOffsets, lists    value → its rows, ascending; empty if a bit set is smaller
//   denseOf, sets         value → its rows as bits, or -1

import { unite, wordsFor, type Bits } from "../bits.ts";
import { section, type Sections } from "../sections.ts";
import { Strings } from "../strings.ts";

export class KeywordColumn {
  readonly values: Strings;
  readonly #ids = new Map<string, number>();
  readonly #words: number;
  readonly #denseOf: Int32Array;
  readonly #listOffsets: Uint32Array;
  readonly #lists: Uint32Array;
  readonly #sets: Bits;

  constructor(sections: Sections, name: string, rows: number) {
    const integers = (key: string) => section(sections, `${name}.${key}`, Uint32Array);
    this.values = new Strings(sections, name);
    for (let id = 0; id < this.values.length; id++) this.#ids.set(this.values.at(id), id);
    this.#words = wordsFor(rows);
    this.#denseOf = section(sections, `${name}.denseOf`, Int32Array);
    this.#listOffsets = integers("listOffsets");
    this.#lists = integers("lists");
    this.#sets = integers("sets");
  }

  /** The number of a value; -1 if there is none. */
  idOf(value: string): number {
    return this.#ids.get(value.toWellFormed()) ?? -1;
  }

  /** Number of rows with the value. */
  frequency(id: number): number {
    const set = this.#denseOf[id]!;
    return set < 0 ? this.#listOffsets[id + 1]! - this.#listOffsets[id]! : this.#words * 32;
  }

  /** Adds the rows with the value. */
  addRows(into: Bits, id: number): void {
    const set = this.#denseOf[id]!;
    if (set >= 0) {
      unite(into, this.#sets.subarray(set * this.#words, (set + 1) * this.#words));
      return;
    }
    const lists = this.#lists;
    const end = this.#listOffsets[id + 1]!;
    for (let index = this.#listOffsets[id]!; index < end; index++) {
      const row = lists[index]!;
      into[row >>> 5]! |= 1 << (row & 31);
    }
  }

  /** The rows of the value if they are stored as bits, which must not be modified. */
  denseRows(id: number): Bits | undefined {
    const set = this.#denseOf[id]!;
    return set < 0 ? undefined : this.#sets.subarray(set * this.#words, (set + 1) * this.#words);
  }
}
