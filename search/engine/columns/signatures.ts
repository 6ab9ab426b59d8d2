// The facets of an index in few columns. Rows with the same signature have the same values in all facets of a column, so counting
// signatures counts all of them.
//
//   <name>.0.rows          row → signature                                     the first column
//   <name>.0.colour.ends   signature → end of its colours in values            one of its facets
//   <name>.0.colour.values values by their numbers
//   <name>.1.rows …
//
// A facet with many combinations is split into two columns, one for frequent values and one for the others.

import type { Whole } from "../growing.ts";
import { section, type Sections } from "../sections.ts";

interface Facet {
  readonly ends: Uint32Array;
  readonly values: Uint32Array;
}

/** The range of a facet's values among those of all facets. */
type Span = readonly [start: number, end: number];

/** The values of all facets, numbered consecutively. */
interface JointFacet extends Facet {
  readonly spans: ReadonlyMap<string, Span>;
  /** Scratch counters, zero between uses. */
  readonly counts: Uint32Array;
}

interface Column {
  readonly rows: Whole;
  readonly facets: ReadonlyMap<string, Facet>;
  /** All of its facets combined; undefined for a single facet. */
  readonly joint: () => JointFacet | undefined;
  /** Scratch counters, zero between uses. */
  readonly counts: Uint32Array;
  readonly touched: Uint32Array;
}

export class Signatures {
  readonly #columns: readonly Column[];

  constructor(sections: Sections, name: string, attributes: readonly string[]) {
    const columns: Column[] = [];
    for (let index = 0; `${name}.${index}.rows` in sections; index++) {
      const prefix = `${name}.${index}`;
      const own = attributes.filter((attribute) => `${prefix}.${attribute}.ends` in sections);
      const facets = new Map(
        own.map((attribute) => [
          attribute,
          {
            ends: section(sections, `${prefix}.${attribute}.ends`, Uint32Array),
            values: section(sections, `${prefix}.${attribute}.values`, Uint32Array),
          },
        ]),
      );
      const size = facets.values().next().value?.ends.length ?? 0;
      columns.push({
        rows: section<Whole>(sections, `${prefix}.rows`, Uint16Array, Uint32Array),
        facets,
        joint: once(() => (facets.size > 1 ? jointFacet(facets, size) : undefined)),
        counts: new Uint32Array(size),
        touched: new Uint32Array(size),
      });
    }
    this.#columns = columns;
  }

  /** Adds the counts of the rows to the given facets. */
  tally(rows: Uint32Array, length: number, wanted: ReadonlyMap<string, Uint32Array>): void {
    for (const { rows: signatures, facets, joint, counts, touched } of this.#columns) {
      const asked = [...facets].filter(([attribute]) => wanted.has(attribute));
      if (asked.length === 0) continue;
      // Many rows touch most signatures, so scanning all of them is cheaper than recording which.
      const isMany = length > counts.length;
      const different = isMany
        ? countAll(signatures, rows, length, counts, touched)
        : countSome(signatures, rows, length, counts, touched);
      const all = asked.length > 1 ? joint() : undefined;
      if (all) {
        expand(touched, different, counts, all, all.counts);
        for (const [attribute] of asked) addCounts(all.counts, all.spans.get(attribute)!, wanted.get(attribute)!);
        all.counts.fill(0);
      } else {
        for (const [attribute, facet] of asked) expand(touched, different, counts, facet, wanted.get(attribute)!);
      }
      for (let index = 0; index < different; index++) counts[touched[index]!] = 0;
    }
  }

  visit(attribute: string, row: number, visitor: (value: number) => void): void {
    for (const { rows, facets } of this.#columns) {
      const facet = facets.get(attribute);
      if (!facet) continue;
      const signature = rows[row]!;
      const end = facet.ends[signature]!;
      for (let at = signature === 0 ? 0 : facet.ends[signature - 1]!; at < end; at++) visitor(facet.values[at]!);
    }
  }
}

/** Returns the number of distinct signatures, which are recorded in `touched`. */
function countAll(
  signatures: Whole,
  rows: Uint32Array,
  length: number,
  counts: Uint32Array,
  touched: Uint32Array,
): number {
  for (let index = 0; index < length; index++) counts[signatures[rows[index]!]!]!++;
  let different = 0;
  for (let signature = 0; signature < counts.length; signature++) {
    if (counts[signature] !== 0) touched[different++] = signature;
  }
  return different;
}

/** The same, for few rows. */
function countSome(
  signatures: Whole,
  rows: Uint32Array,
  length: number,
  counts: Uint32Array,
  touched: Uint32Array,
): number {
  let different = 0;
  for (let index = 0; index < length; index++) {
    const signature = signatures[rows[index]!]!;
    if (counts[signature]!++ === 0) touched[different++] = signature;
  }
  return different;
}

function expand(
  touched: Uint32Array,
  different: number,
  counts: Uint32Array,
  { ends, values }: Facet,
  into: Uint32Array,
): void {
  for (let index = 0; index < different; index++) {
    const signature = touched[index]!;
    const count = counts[signature]!;
    const end = ends[signature]!;
    for (let at = signature === 0 ? 0 : ends[signature - 1]!; at < end; at++) into[values[at]!]! += count;
  }
}

/** Computes on demand, so that an index opens quickly. */
function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}

/** One pass over the signatures for all facets is faster than one for each. */
function jointFacet(facets: ReadonlyMap<string, Facet>, size: number): JointFacet {
  const spans = new Map<string, Span>();
  let different = 0;
  let length = 0;
  for (const [attribute, { values }] of facets) {
    let most = -1;
    for (let at = 0; at < values.length; at++) most = Math.max(most, values[at]!);
    spans.set(attribute, [different, different + most + 1]);
    different += most + 1;
    length += values.length;
  }
  const ends = new Uint32Array(size);
  const values = new Uint32Array(length);
  let at = 0;
  for (let signature = 0; signature < size; signature++) {
    for (const [attribute, facet] of facets) {
      const end = facet.ends[signature]!;
      const [first] = spans.get(attribute)!;
      for (let own = signature === 0 ? 0 : facet.ends[signature - 1]!; own < end; own++)
        values[at++] = first + facet.values[own]!;
    }
    ends[signature] = at;
  }
  return { ends, values, spans, counts: new Uint32Array(different) };
}

/** Adds the counts of one facet of the combined one. */
function addCounts(counts: Uint32Array, [start, end]: Span, into: Uint32Array): void {
  for (let at = start; at < end; at++) into[at - start]! += counts[at]!;
}
