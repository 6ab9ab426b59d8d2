// Other spellings: how far one word is from another, and how far a word of some length may be.
// Distance is optimal string alignment over UTF-16 units: insertions, deletions, replacements, swaps of neighbours.

import { isSpelled } from "./characters.ts";

/** How many slips are forgiven: 0 is the word as typed. */
export type Level = 0 | 1 | 2;

const LETTERS_FOR_ONE = 4;
const LETTERS_FOR_TWO = 8;

/** The highest level at which a query's word is tried. */
export function highestLevel(word: string): Level {
  if (word.length < LETTERS_FOR_ONE || !isSpelled(word)) return 0;
  return word.length < LETTERS_FOR_TWO ? 1 : 2;
}

export interface Distances {
  /** To the other word as a whole. */
  readonly whole: number;
  /** To the beginning of the other word that is nearest. */
  readonly beginning: number;
  /** Length of that beginning, the shortest among equals. */
  readonly length: number;
}

export function distances(word: string, other: string): Distances {
  const width = word.length + 1;
  let before = new Uint16Array(width);
  let last = new Uint16Array(width);
  let row = Uint16Array.from({ length: width }, (_, at) => at);
  let beginning = word.length;
  let length = 0;
  for (let depth = 1; depth <= other.length; depth++) {
    [before, last, row] = [last, row, before];
    nextRow(word, other.charCodeAt(depth - 1), depth > 1 ? other.charCodeAt(depth - 2) : -1, {
      depth,
      before,
      last,
      row,
    });
    if (row[word.length]! < beginning) {
      beginning = row[word.length]!;
      length = depth;
    }
  }
  return { whole: row[word.length]!, beginning, length };
}

interface Rows {
  readonly depth: number;
  readonly before: Uint16Array;
  readonly last: Uint16Array;
  readonly row: Uint16Array;
}

function nextRow(word: string, unit: number, unitBefore: number, { depth, before, last, row }: Rows): void {
  row[0] = depth;
  for (let at = 1; at <= word.length; at++) {
    const typed = word.charCodeAt(at - 1);
    let least = Math.min(last[at]! + 1, row[at - 1]! + 1, last[at - 1]! + (typed === unit ? 0 : 1));
    if (at > 1 && typed === unitBefore && word.charCodeAt(at - 2) === unit)
      least = Math.min(least, before[at - 2]! + 1);
    row[at] = least;
  }
}
