// Lays out the arrays of a text index from the words of all products.

import { isCorrectable } from "./characters.ts";
import { reversedStemOf } from "./dictionary.ts";
import { bitsetLength, type TextSections, type TextSize } from "./sections.ts";
import { singular } from "./singular.ts";

export type Terms = Pick<
  TextSections,
  "termUnits" | "termStarts" | "plurals" | "spelled" | "spelledShared" | "endings"
>;

export function layOutTerms(sorted: readonly string[]): Terms {
  const termStarts = new Uint32Array(sorted.length + 1);
  for (const [term, word] of sorted.entries()) termStarts[term + 1] = termStarts[term]! + word.length;
  const termUnits = new Uint16Array(termStarts[sorted.length]!);
  const plurals: { readonly term: number; readonly of: string }[] = [];
  const spelled: number[] = [];
  const shared: number[] = [];
  let before = "";
  for (const [term, word] of sorted.entries()) {
    for (let at = 0; at < word.length; at++) termUnits[termStarts[term]! + at] = word.charCodeAt(at);
    const of = singular(word);
    if (of !== word) plurals.push({ term, of });
    if (!isCorrectable(word)) continue;
    spelled.push(term);
    shared.push(sharedPrefix(before, word));
    before = word;
  }
  const reversed = sorted.map((word) => (isCorrectable(word) ? reversedStemOf(word) : ""));
  plurals.sort((a, b) => byUnits(a.of, b.of) || a.term - b.term);
  return {
    termUnits,
    termStarts,
    plurals: Uint32Array.from(plurals, ({ term }) => term),
    spelled: Uint32Array.from(spelled),
    spelledShared: Uint8Array.from(shared),
    endings: Uint32Array.from(spelled.toSorted((a, b) => byUnits(reversed[a]!, reversed[b]!) || a - b)),
  };
}

function sharedPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

export interface Mentions {
  /** Arrival number of each product. */
  readonly arrivals: Uint32Array;
  /** End of the mentions of each product, by arrival. */
  readonly ends: Uint32Array;
  readonly mentionTerm: Uint32Array;
  readonly mentionField: Uint8Array;
  readonly mentions: number;
}

export type Postings = Pick<TextSections, "termProducts" | "entryRuns" | "runFields" | "runStarts" | "postings">;

/** Sorts mentions by term, field and product with a counting sort. */
export function layOutPostings({ products, fields }: TextSize, terms: number, of: Mentions): Postings {
  const length = bitsetLength(products);
  const counts = new Uint32Array(terms * fields);
  for (let mention = 0; mention < of.mentions; mention++)
    counts[of.mentionTerm[mention]! * fields + of.mentionField[mention]!]!++;

  const termProducts = new Uint32Array(terms);
  const entryRuns = new Uint32Array(terms + 1);
  let runs = 0;
  for (const count of counts) if (count > 0) runs++;
  const runFields = new Uint8Array(runs);
  const runStarts = new Uint32Array(runs + 1);
  /** Run of each term and field. */
  const runOf = new Uint32Array(terms * fields);
  let run = 0;
  for (let term = 0; term < terms; term++) {
    for (let field = 0; field < fields; field++) {
      const count = counts[term * fields + field]!;
      if (count === 0) continue;
      termProducts[term]! += count;
      runOf[term * fields + field] = run;
      runFields[run] = field;
      runStarts[run + 1] = runStarts[run]! + Math.min(count, length);
      run++;
    }
    entryRuns[term + 1] = run;
  }

  const postings = new Uint32Array(runStarts[runs]!);
  const next = runStarts.slice();
  for (let product = 0; product < products; product++) {
    const arrival = of.arrivals[product]!;
    for (let mention = arrival === 0 ? 0 : of.ends[arrival - 1]!; mention < of.ends[arrival]!; mention++) {
      const at = runOf[of.mentionTerm[mention]! * fields + of.mentionField[mention]!]!;
      const start = runStarts[at]!;
      if (runStarts[at + 1]! - start === length) postings[start + (product >>> 5)]! |= 1 << (product & 31);
      else postings[next[at]!++] = product;
    }
  }
  return { termProducts, entryRuns, runFields, runStarts, postings };
}

/** Order of strings by UTF-16 units. */
export const byUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
