// Combines the facets of an index into few columns. signatures.ts reads them and documents the layout.

import { growingIntegers, narrow } from "../growing.ts";
import type { Section } from "../sections.ts";

/** Maximum number of signatures per column; more would not fit in the CPU cache. */
const MAX_SIGNATURES = 32_768;

/** The values of a facet: each row has a combination of values. */
export interface FacetValues {
  readonly attribute: string;
  readonly rows: Uint32Array;
  readonly combinations: readonly (readonly number[])[];
}

/** Some values of one or several facets. Rows with the same number have the same values. */
interface Part {
  readonly rows: Uint32Array;
  readonly size: number;
  /** Values by facet and number. */
  readonly members: ReadonlyMap<string, readonly (readonly number[])[]>;
}

export function signatureSections(name: string, facets: readonly FacetValues[]): Record<string, Section> {
  const groups: Part[] = [];
  const parts = facets.flatMap(partsOf).toSorted((a, b) => a.size - b.size);
  for (const part of parts) {
    const place = groups.findIndex((group) => jointSize(group, part) <= MAX_SIGNATURES);
    if (place < 0) groups.push(part);
    else groups[place] = join(groups[place]!, part);
  }
  const sections: Record<string, Section> = {};
  for (const [index, { rows, members }] of groups.entries()) {
    sections[`${name}.${index}.rows`] = narrow(rows);
    for (const [attribute, values] of members) {
      const ends = growingIntegers();
      const all = growingIntegers();
      for (const own of values) {
        for (const value of own) all.push(value);
        ends.push(all.length);
      }
      sections[`${name}.${index}.${attribute}.ends`] = ends.view().slice();
      sections[`${name}.${index}.${attribute}.values`] = all.view().slice();
    }
  }
  return sections;
}

/** A whole facet, or its frequent and its other values if it has too many combinations. */
function partsOf({ attribute, rows, combinations }: FacetValues): Part[] {
  const whole: Part = { rows, size: combinations.length, members: new Map([[attribute, combinations]]) };
  if (combinations.length <= MAX_SIGNATURES) return [whole];
  const frequency = frequencies(rows, combinations);
  const threshold = headThreshold(rows.length, combinations, frequency);
  return [
    renumbered(attribute, rows, combinations, (value) => (frequency[value] ?? 0) >= threshold),
    renumbered(attribute, rows, combinations, (value) => (frequency[value] ?? 0) < threshold),
  ];
}

function renumbered(
  attribute: string,
  rows: Uint32Array,
  combinations: FacetValues["combinations"],
  isOfPart: (value: number) => boolean,
): Part {
  const known = new Map<string, number>();
  const members: number[][] = [];
  const numberOf = Uint32Array.from(combinations, (values) => {
    const own = values.filter(isOfPart);
    const key = own.join();
    const number = known.get(key);
    if (number !== undefined) return number;
    known.set(key, known.size);
    return members.push(own) - 1;
  });
  return {
    rows: rows.map((combination) => numberOf[combination]!),
    size: members.length,
    members: new Map([[attribute, members]]),
  };
}

/** Minimum frequency of frequent values, as low as possible with few combinations. */
function headThreshold(rows: number, combinations: FacetValues["combinations"], frequency: Uint32Array): number {
  let best = rows + 1;
  for (let threshold = Math.max(1, rows >>> 4); threshold >= 1; threshold = threshold >>> 1) {
    const heads = new Set<string>();
    for (const values of combinations) {
      heads.add(values.filter((value) => frequency[value]! >= threshold).join());
      if (heads.size > MAX_SIGNATURES / 2) return best;
    }
    best = threshold;
  }
  return best;
}

function frequencies(rows: Uint32Array, combinations: FacetValues["combinations"]): Uint32Array {
  const rowsOf = new Uint32Array(combinations.length);
  for (const combination of rows) rowsOf[combination]!++;
  const most = combinations.reduce((all, values) => values.reduce((one, value) => Math.max(one, value), all), 0);
  const frequency = new Uint32Array(most + 1);
  for (const [combination, values] of combinations.entries()) {
    for (const value of values) frequency[value]! += rowsOf[combination]!;
  }
  return frequency;
}

/** Number of signatures of two parts together; counting stops above the maximum. */
function jointSize(one: Part, other: Part): number {
  const seen = new Set<number>();
  for (let row = 0; row < one.rows.length; row++) {
    seen.add(one.rows[row]! * other.size + other.rows[row]!);
    if (seen.size > MAX_SIGNATURES) break;
  }
  return seen.size;
}

function join(one: Part, other: Part): Part {
  const known = new Map<number, number>();
  const pairs: (readonly [number, number])[] = [];
  const rows = new Uint32Array(one.rows.length);
  for (let row = 0; row < rows.length; row++) {
    const key = one.rows[row]! * other.size + other.rows[row]!;
    let number = known.get(key);
    if (number === undefined) {
      number = pairs.push([one.rows[row]!, other.rows[row]!]) - 1;
      known.set(key, number);
    }
    rows[row] = number;
  }
  const members = new Map<string, readonly (readonly number[])[]>();
  for (const [attribute, values] of one.members)
    members.set(
      attribute,
      pairs.map(([own]) => values[own]!),
    );
  for (const [attribute, values] of other.members) {
    // Both parts may belong to one facet.
    const before = members.get(attribute);
    members.set(
      attribute,
      pairs.map(([, own], number) => [...(before?.[number] ?? []), ...values[own]!]),
    );
  }
  return { rows, size: pairs.length, members };
}
