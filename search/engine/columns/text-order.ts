// The order of products by a text. Ranks are stored as a numeric column, so that sorting is the same as by numbers, and the texts
// only for comparisons between segments, whose ranks differ.
//
//   distinct, ranks, order, …   a numeric column (number.ts) of the positions of texts among the distinct ones
//   text.bytes, text.offsets    the distinct texts, sorted

import { packStrings } from "../strings.ts";
import type { Section } from "../sections.ts";
import { numberSections } from "./number.ts";

/** `texts` is by row, undefined for rows without one; `byId` has the rows in the order that breaks ties. */
export function textOrderSections(
  name: string,
  texts: readonly (string | undefined)[],
  byId: Uint32Array,
): Record<string, Section> {
  const distinct = [...new Set(texts.filter((text) => text !== undefined))].toSorted(byUnits);
  const places = new Map(distinct.map((text, place) => [text, place]));
  const packed = packStrings(distinct);
  const ranks = Float64Array.from(texts, (text) => (text === undefined ? Number.NaN : places.get(text)!));
  return {
    ...numberSections(name, ranks, byId),
    [`${name}.text.bytes`]: packed.bytes,
    [`${name}.text.offsets`]: packed.offsets,
  };
}

/** Like the values of facets. */
const byUnits = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
