// One keyword attribute of an index: which rows have a value, which values a row has, and how often each occurs.
//
//   bytes, offsets        the values, sorted, so that a value's number is also its place by name
//   listOffsets, lists    value → its rows, ascending; empty where a set of bits is smaller
//   denseOf, sets         value → its rows as bits, or -1
//
// Rows with at most one value each:
//   single                row → value + 1, or 0
// Otherwise a row's values are its head, a combination of frequent values that many rows share, and its tail:
//   heads                 row → number of its combination          headEnds, headValues   combination → values
//   tailEnds, tailValues  row → its other values; tailEnds is empty when no row has any

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
  readonly #single: Uint32Array | undefined;
  readonly #heads: Uint32Array;
  readonly #headEnds: Uint32Array;
  readonly #headValues: Uint32Array;
  readonly #tailEnds: Uint32Array;
  readonly #tailValues: Uint32Array;
  readonly #headCounts: Uint32Array;
  readonly #touched: Uint32Array;
  readonly #singleCounts: Uint32Array;

  constructor(sections: Sections, name: string, rows: number) {
    const integers = (key: string) => section(sections, `${name}.${key}`, Uint32Array);
    const optional = (key: string) => (`${name}.${key}` in sections ? integers(key) : NONE);
    this.values = new Strings(sections, name);
    for (let id = 0; id < this.values.length; id++) this.#ids.set(this.values.at(id), id);
    this.#words = wordsFor(rows);
    this.#denseOf = section(sections, `${name}.denseOf`, Int32Array);
    this.#listOffsets = integers("listOffsets");
    this.#lists = integers("lists");
    this.#sets = integers("sets");
    this.#single = `${name}.single` in sections ? integers("single") : undefined;
    this.#heads = optional("heads");
    this.#headEnds = optional("headEnds");
    this.#headValues = optional("headValues");
    this.#tailEnds = optional("tailEnds");
    this.#tailValues = optional("tailValues");
    this.#headCounts = new Uint32Array(this.#headEnds.length);
    this.#touched = new Uint32Array(this.#headEnds.length);
    this.#singleCounts = new Uint32Array(this.#single === undefined ? 0 : this.values.length + 1);
  }

  /** The number of a value, or -1. */
  idOf(value: string): number {
    return this.#ids.get(value.toWellFormed()) ?? -1;
  }

  /** How many rows have the value. */
  frequency(id: number): number {
    const set = this.#denseOf[id]!;
    return set < 0 ? this.#listOffsets[id + 1]! - this.#listOffsets[id]! : this.#words * 32;
  }

  /** Adds the rows that have the value. */
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

  /** The rows that have the value as bits of the index itself, where it keeps them so: not to be written to. */
  denseRows(id: number): Bits | undefined {
    const set = this.#denseOf[id]!;
    return set < 0 ? undefined : this.#sets.subarray(set * this.#words, (set + 1) * this.#words);
  }

  visit(row: number, visitor: (id: number) => void): void {
    if (this.#single !== undefined) {
      const value = this.#single[row]!;
      if (value !== 0) visitor(value - 1);
      return;
    }
    const head = this.#heads[row]!;
    for (let at = head === 0 ? 0 : this.#headEnds[head - 1]!; at < this.#headEnds[head]!; at++) {
      visitor(this.#headValues[at]!);
    }
    if (this.#tailEnds.length === 0) return;
    for (let at = row === 0 ? 0 : this.#tailEnds[row - 1]!; at < this.#tailEnds[row]!; at++) {
      visitor(this.#tailValues[at]!);
    }
  }

  /** Adds to `counts`, by value, how many of the rows have it. */
  tally(rows: Uint32Array, length: number, counts: Uint32Array): void {
    if (this.#single === undefined) {
      this.#tallyHeads(rows, length, counts);
      if (this.#tailEnds.length > 0) this.#tallyTails(rows, length, counts);
      return;
    }
    const found = this.#singleCounts.fill(0);
    const single = this.#single;
    for (let index = 0; index < length; index++) found[single[rows[index]!]!]!++;
    for (let id = 0; id < counts.length; id++) counts[id]! += found[id + 1]!;
  }

  #tallyHeads(rows: Uint32Array, length: number, counts: Uint32Array): void {
    const heads = this.#heads;
    const found = this.#headCounts;
    const touched = this.#touched;
    let combinations = 0;
    for (let index = 0; index < length; index++) {
      const head = heads[rows[index]!]!;
      if (found[head]!++ === 0) touched[combinations++] = head;
    }
    for (let index = 0; index < combinations; index++) {
      const head = touched[index]!;
      const count = found[head]!;
      found[head] = 0;
      const end = this.#headEnds[head]!;
      for (let at = head === 0 ? 0 : this.#headEnds[head - 1]!; at < end; at++) counts[this.#headValues[at]!]! += count;
    }
  }

  #tallyTails(rows: Uint32Array, length: number, counts: Uint32Array): void {
    const ends = this.#tailEnds;
    const values = this.#tailValues;
    for (let index = 0; index < length; index++) {
      const row = rows[index]!;
      const end = ends[row]!;
      for (let at = row === 0 ? 0 : ends[row - 1]!; at < end; at++) counts[values[at]!]!++;
    }
  }
}

const NONE = new Uint32Array(0);
