// Other spellings: how far one word is from another, and how far a word of some length may be.
// Distance is optimal string alignment: insertions, deletions, replacements, swaps of neighbours, no letter touched twice.

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

/** How many slips lie between a word and another, or the beginning of the other that is nearest. */
export function distance(word: string, other: string, toBeginning: boolean): number {
  const width = word.length + 1;
  let before = new Uint16Array(width);
  let last = new Uint16Array(width);
  let row = Uint16Array.from({ length: width }, (_, at) => at);
  let nearest = word.length;
  for (let depth = 1; depth <= other.length; depth++) {
    [before, last, row] = [last, row, before];
    row[0] = depth;
    for (let at = 1; at < width; at++) {
      const isSame = word[at - 1] === other[depth - 1];
      const isSwap = at > 1 && depth > 1 && word[at - 1] === other[depth - 2] && word[at - 2] === other[depth - 1];
      row[at] = Math.min(
        last[at]! + 1,
        row[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwap ? before[at - 2]! + 1 : Infinity,
      );
    }
    nearest = Math.min(nearest, row[word.length]!);
  }
  return toBeginning ? nearest : row[word.length]!;
}
