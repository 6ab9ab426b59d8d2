// Builds the column of a keyword attribute. keyword.ts reads it and documents the layout.

import { setBit, wordsFor } from "../bits.ts";
import { growingIntegers } from "../growing.ts";
import type { Section } from "../sections.ts";
import { packStrings } from "../strings.ts";

export class KeywordBuilder {
  readonly #values = new Map<string, number>();
  readonly #combinations = new Map<string, number>();
  readonly #singles = new Map<string, number>();
  readonly #ends = growingIntegers();
  readonly #members = growingIntegers();

  constructor() {
    this.combination([]);
  }

  /** Number of combinations. */
  get size(): number {
    return this.#combinations.size;
  }

  /** The number of a combination of values, equal for equal values; 0 for no value. */
  combination(values: readonly string[]): number {
    const ids = values.map((value) => this.#idOf(value.toWellFormed()));
    if (ids.length > 1) ids.sort((a, b) => a - b);
    const key = ids.length === 1 ? String(ids[0]) : ids.join();
    const known = this.#combinations.get(key);
    if (known !== undefined) return known;
    const combination = this.#combinations.size;
    this.#combinations.set(key, combination);
    for (const id of ids) this.#members.push(id);
    this.#ends.push(this.#members.length);
    return combination;
  }

  /** The combination of a single value. */
  single(value: string): number {
    const known = this.#singles.get(value);
    if (known !== undefined) return known;
    const combination = this.combination([value]);
    this.#singles.set(value, combination);
    return combination;
  }

  /** For combinations of at most one value: its number by name + 1, or 0. No values can be added afterwards. */
  placesOf(combinations: Uint32Array): Uint32Array {
    const { places } = this.#sorted();
    const placeOf = Uint32Array.from(this.#ends.view(), (end, combination) =>
      combination === 0 || end === this.#ends.at(combination - 1) ? 0 : places[this.#members.at(end - 1)]! + 1,
    );
    return combinations.map((combination) => placeOf[combination]!);
  }

  #sorted(): { readonly names: readonly string[]; readonly order: readonly number[]; readonly places: Uint32Array } {
    const names = [...this.#values.keys()];
    const order = names.map((_, id) => id).toSorted((a, b) => (names[a]! < names[b]! ? -1 : 1));
    const places = new Uint32Array(order.length);
    for (const [place, id] of order.entries()) places[id] = place;
    return { names, order, places };
  }

  /** The combinations by number, with the numbers of their values by name. */
  combinations(): readonly (readonly number[])[] {
    const { places } = this.#sorted();
    const members = [...this.#members.view()].map((id) => places[id]!);
    const ends = this.#ends.view();
    const membersOf = (combination: number) =>
      members.slice(combination === 0 ? 0 : ends[combination - 1]!, ends[combination]).toSorted((a, b) => a - b);
    return Array.from({ length: ends.length }, (_, combination) => membersOf(combination));
  }

  /** `rows` has the combination of each row. */
  finish(name: string, rows: Uint32Array, combinations: readonly (readonly number[])[]): Record<string, Section> {
    const { names, order } = this.#sorted();
    const rowsOf = new Uint32Array(combinations.length);
    for (const combination of rows) rowsOf[combination]!++;
    const frequency = new Uint32Array(names.length);
    for (const [combination, values] of combinations.entries()) {
      for (const value of values) frequency[value]! += rowsOf[combination]!;
    }
    const strings = packStrings(order.map((id) => names[id]!));
    return {
      [`${name}.bytes`]: strings.bytes,
      [`${name}.offsets`]: strings.offsets,
      ...prefixed(name, postingSections(rows, combinations, frequency)),
    };
  }

  #idOf(value: string): number {
    const known = this.#values.get(value);
    if (known !== undefined) return known;
    this.#values.set(value, this.#values.size);
    return this.#values.size - 1;
  }
}

type Combinations = readonly (readonly number[])[];

function postingSections(rows: Uint32Array, combinations: Combinations, frequency: Uint32Array) {
  const words = wordsFor(rows.length);
  const denseOf = new Int32Array(frequency.length).fill(-1);
  const offsets = new Uint32Array(frequency.length + 1);
  let dense = 0;
  for (const [value, count] of frequency.entries()) {
    const isDense = count > words;
    if (isDense) denseOf[value] = dense++;
    offsets[value + 1] = offsets[value]! + (isDense ? 0 : count);
  }
  const lists = new Uint32Array(offsets.at(-1)!);
  const sets = new Uint32Array(dense * words);
  const next = offsets.slice();
  for (let row = 0; row < rows.length; row++) {
    for (const value of combinations[rows[row]!]!) {
      const set = denseOf[value]!;
      if (set < 0) lists[next[value]!++] = row;
      else setBit(sets.subarray(set * words, (set + 1) * words), row);
    }
  }
  return { denseOf, listOffsets: offsets, lists, sets };
}

const prefixed = (name: string, sections: Record<string, Section>): Record<string, Section> =>
  Object.fromEntries(Object.entries(sections).map(([key, section]) => [`${name}.${key}`, section]));
